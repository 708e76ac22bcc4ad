/** What a member's page knows, for its parts. */
import type { loader } from "./member.server";

/** What its loader gives. */
export type MemberData = Awaited<ReturnType<typeof loader>>;
