/** What results are drawn from. */
import type { loadResults } from "./results.server";

/** The results of a survey. */
export type ResultsData = Awaited<ReturnType<typeof loadResults>>;
