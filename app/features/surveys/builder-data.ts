/** What the builder of a survey knows, for its parts. */
import type { loadBuilder } from "./builder.server";

/** What the builder shows. */
export type BuilderData = Awaited<ReturnType<typeof loadBuilder>>;
