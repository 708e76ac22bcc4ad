/** The programs of the side card: what is left of them, and when they end. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { EndpointOutput } from "#workers/registry";

const programsShown = 4;

type Context = LoaderFunctionArgs["context"];

/** The first programs that this person may see. */
export async function readPrograms(context: Context) {
	const asked = { pageSize: programsShown, filters: { status: "active" as const } };
	const { table_rows } = await context.call("programs/get-programs", asked);
	return table_rows.map((program) => toCardProgram(program, context.user.role === "account_owner"));
}

type WireProgram = EndpointOutput<"programs/get-programs">["table_rows"][number];

/** A program as the side card shows it. */
export type CardProgram = ReturnType<typeof toCardProgram>;

function toCardProgram(program: WireProgram, isOwner: boolean) {
	const { id, name, remaining_time, can_give, can_pay } = program;
	// A program without points has nothing that could be left.
	const progress_percent = program.is_non_monetary === 1 ? null : program.progress_percent;
	const showsDates = isOwner || program.display_dates === 1;
	return { id, name, progress_percent, remaining_time, showsDates, can_give, can_pay };
}
