/** What the inbox knows, for its parts. */
import type { loader } from "./inbox.server";

/** What its loader gives. */
export type InboxData = Awaited<ReturnType<typeof loader>>;
