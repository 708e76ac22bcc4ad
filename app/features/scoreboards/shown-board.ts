/** The board of a competition, as its page has it. */
import type { SerializeFrom } from "@remix-run/cloudflare";
import type { loader } from "./scoreboards.server";

/** What the page knows of the board. */
export type ShownBoard = NonNullable<SerializeFrom<typeof loader>["board"]>;
