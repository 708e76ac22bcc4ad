/** What the form of giving is made of: its loader's data. */
import type { loader } from "./give.server";

/** What the loader gives. */
export type GiveData = Awaited<ReturnType<typeof loader>>;

/** A program from which the reader may give. */
export type GivableProgram = GiveData["programs"][number];
