/** The staff session of whoever a page is rendered for. */
import { readSessionCookie } from "./session-cookie.ts";
import { sharedService } from "./shared-service.ts";
import type { StaffSession } from "./staff-desk.ts";

/** The live session that a Cookie header proves; null without one. */
export async function findStaffSession(cookieHeader: string | null): Promise<StaffSession | null> {
  const { staff } = await sharedService();
  return staff.session(readSessionCookie(cookieHeader));
}
