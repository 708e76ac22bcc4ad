/** What a survey came to, of everybody or of the group that the address names, with texts of one question. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

/** The results with what stands in their filters. */
export async function loadResults({ request, context }: LoaderFunctionArgs, survey_id: number) {
	const query = new URL(request.url).searchParams;
	const group = query.get("group");
	const group_id = group ? context.id(group) : undefined;
	const results = await context.call("surveys/get-survey-results", { survey_id, group_id });
	const search = (query.get("search") ?? "").slice(0, 100);
	const written = results.questions.filter(
		({ type, is_hidden, values }) =>
			is_hidden === 0 && (type === "text" || values.some(({ value }) => value === "other")),
	);
	const asked = written.find(({ id }) => String(id) === query.get("texts")) ?? written[0];
	const page = Math.max(0, Math.min(5_000, Number(query.get("page")) || 0));
	const texts = asked
		? await context.call("surveys/get-survey-texts", {
				filters: { question_id: asked.id, search: search || undefined },
				page,
			})
		: null;
	return {
		...results,
		group_id: group_id ?? null,
		texts:
			asked && texts
				? { ...{ question_id: asked.id, search, page, rows: texts.table_rows, total: texts.total_rows } }
				: null,
		written: written.map(({ id, number, question }) => ({ id, number, question })),
	};
}
