/** What fits the words in the address, by section or of one section. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

/** The fewest characters that are searched for. */
const minLength = 2;

const addressOf = (query: Record<string, string>) => `/search?${new URLSearchParams(query)}`;

/** Results by section; those of one section when the address names it, beside links to the others. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const search = (query.get("search") ?? "").trim().slice(0, 100);
	const section = query.get("section") ?? undefined;
	const isTooShort = [...search].length < minLength;
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
		state: problem
			? ("failed" as const)
			: isTooShort
				? ("short" as const)
				: total === 0
					? ("none" as const)
					: ("found" as const),
		subtitle:
			total === 0
				? undefined
				: isMore
					? context.translate("search:countMore", { count: total, search })
					: context.translate("search:count", { count: total, search }),
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
