/** Serves the bare Worker on PORT: the start that no project on this runtime can undercut. */
import { startRawRuntime } from "./raw-runtime.mjs";

await startRawRuntime(undefined, Number(process.env.PORT));
