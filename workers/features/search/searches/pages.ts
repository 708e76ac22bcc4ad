/** Places of the person's menu, found by their names. */
import { defineSearchSection } from "#workers/kernel/define-search-section";
import { menuLinksOf } from "#workers/kernel/menu";
import { wordsFit } from "../rules/words-fit";

export const pagesSection = defineSearchSection({
	key: "pages",
	title: "search:sections.pages",
	icon: "menu",
	place: 90,
	component: "page",
	to: () => "/",
	find: async ({ account, user, translate }, { text, max }) => {
		const fitting = menuLinksOf(account, user, translate).filter(({ label }) => wordsFit(text, [label]));
		const hits = fitting.slice(0, max).map(({ to, label }) => ({
			link: to,
			fields: { name: label, detail: "", points: null },
			image: null,
		}));
		return { hits, total: fitting.length };
	},
});
