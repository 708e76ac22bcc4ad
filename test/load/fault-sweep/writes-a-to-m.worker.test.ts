/** Breaks every call of the writes and jobs of features from account to moderation, one at a time: afterwards each is whole or absent, and the person knows which. */
import { swept_jobs } from "./main-jobs";
import { swept_calls } from "./main-writes";
import { sweepWrites } from "./sweep";

sweepWrites([...swept_calls, ...swept_jobs].filter(({ covers }) => covers < "n"));
