/** The programs of the side card: their state and end, written for the reader. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Format } from "#workers/kernel/format";
import type { EndpointOutput } from "#workers/registry";

const programsShown = 4;

type Context = LoaderFunctionArgs["context"];

/** The first programs that this person may see. */
export async function readPrograms(context: Context) {
	const asked = { pageSize: programsShown, filters: { status: "active" as const } };
	const { table_rows } = await context.call("programs/get-programs", asked);
	return table_rows.map((program) => toCardProgram(program, context.format));
}

type WireProgram = EndpointOutput<"programs/get-programs">["table_rows"][number];

/** A program as the side card shows it. */
export type CardProgram = ReturnType<typeof toCardProgram>;

function toCardProgram(program: WireProgram, format: Format) {
	const { id, name, programActiveStatus, remaining_time, to_date, can_give } = program;
	// A program without points has nothing that could be left.
	const progress_percent = program.is_non_monetary === 1 ? null : program.progress_percent;
	const end = to_date ? format.date(to_date, "day") : null;
	return { id, name, progress_percent, programActiveStatus, remaining_time, end, can_give };
}
