import { answerSession, answerSignIn, answerSignOut } from "#lib/api/session-door.ts";

export { answerSession as GET, answerSignIn as POST, answerSignOut as DELETE };
