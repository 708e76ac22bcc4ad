/** What fits the words in the address, by section or of one section. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { isSearchable, maxCharacters } from "#workers/features/search/rules/search-text";

const addressOf = (query: Record<string, string>) => `/search?${new URLSearchParams(query)}`;

/** Results by section; those of one section when the address names it, beside links to the others. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const search = (query.get("search") ?? "").trim().slice(0, maxCharacters);
	const section = query.get("section") ?? undefined;
	const [all, chosen] = await Promise.all([
		context.attempt("search/global-search", { search }),
		section ? context.attempt("search/global-search", { search, section }) : undefined,
	]);
	const problem = [all, chosen].find((outcome) => outcome && !outcome.ok);
	const results = all.ok ? all.answer.results : [];
	const max = all.ok ? all.answer.max_counted : 0;
	const shown =
		section && chosen?.ok && results.some(({ nav_data }) => nav_data.key === section) ? chosen.answer.results : results;
	const total = results.reduce((sum, result) => sum + result.total, 0);
	const isMore = results.some((result) => result.total >= max);
	const countOf = (count: number) => (count >= max ? context.translate("search:more", { count: max }) : String(count));
	return {
		title: context.translate("search:title"),
		search,
		state: stateOf(search, total, problem !== undefined),
		subtitle:
			total > 0 ? context.translate(isMore ? "search:countMore" : "search:count", { count: total, search }) : undefined,
		section: shown === results ? null : section,
		tabs: [
			{ key: null, label: context.translate("search:all"), href: addressOf({ search }) },
			...results.map(({ nav_data, total }) => ({
				key: nav_data.key,
				label: `${nav_data.label} ${countOf(total)}`,
				href: addressOf({ search, section: nav_data.key }),
			})),
		],
		results: shown.map((result) => ({
			...result,
			count: countOf(result.total),
			all_href:
				shown === results && result.hits.length < result.total
					? addressOf({ search, section: result.nav_data.key })
					: null,
		})),
	};
}

/** What the page shows: results, or why there are none. */
function stateOf(search: string, total: number, hasFailed: boolean): "failed" | "short" | "none" | "found" {
	if (hasFailed) return "failed";
	if (!isSearchable(search)) return "short";
	return total === 0 ? "none" : "found";
}
