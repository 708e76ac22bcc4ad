/** Asks sections for what fits, all at once, and shapes what they found as the specification names it (§3, "Search result"). */
import { z } from "zod";
import type { SearchAsked, SearchSection } from "#workers/kernel/define-search-section";
import type { MemberScope } from "#workers/kernel/scope";

const navData = z.object({
	key: z.string(),
	label: z.string(),
	icon: z.string(),
	/** The screen that the title leads to, or opens as a dialog. */
	to: z.string().optional(),
	modal: z.string().optional(),
});

/** What the global search answers: sections in order, each with its hits; `total` is at most `max_counted`. */
export const resultsShape = z.object({
	results: z.array(
		z.object({
			nav_data: navData,
			component: z.enum(["user", "item", "program", "recognition", "order", "question", "page"]),
			total: z.int(),
			hits: z.array(
				z.object({
					link: z.string(),
					fields: z.object({
						name: z.string(),
						detail: z.string(),
						points: z.int().nullable(),
						person: z.string().optional(),
					}),
					image: z.string().nullable(),
				}),
			),
		}),
	),
	max_counted: z.int(),
});

/** Sections in which something fits. */
export async function searchSections(scope: MemberScope, sections: readonly SearchSection[], asked: SearchAsked) {
	const found = await Promise.all(
		sections.map(async ({ find, ...section }) => ({ section, ...(await find(scope, asked)) })),
	);
	return found
		.filter(({ hits }) => hits.length > 0)
		.map(({ section: { key, title, icon, component, to, opens }, hits, total }) => ({
			nav_data: {
				key,
				label: scope.translate(title),
				icon,
				...(opens ? { modal: to(asked.text) } : { to: to(asked.text) }),
			},
			component,
			total,
			hits,
		}));
}
