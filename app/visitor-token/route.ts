import { answerVisitorToken } from "#lib/api/visitor-door.ts";

export const POST = answerVisitorToken;
