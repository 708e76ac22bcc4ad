/** Ideas that everybody sees, found by their words. */
import { defineSearchSection, detailOf, maxCounted } from "#workers/kernel/define-search-section";
import { findIdeas } from "../store/similar";

export const ideasSection = defineSearchSection({
	key: "ideas",
	title: "ideas:title",
	icon: "bulb",
	place: 35,
	component: "recognition",
	to: (text) => `/ideas?${new URLSearchParams({ search: text })}`,
	flags: ["ideas_enabled", "!user.ideas_disabled"],
	find: async ({ account, read }, { text, max }) => {
		const search = findIdeas(account.id, text, max);
		const found = search ? await read(search) : [];
		const hits = found.map(({ id, title, problem, author, image_url }) => ({
			link: `/ideas/${id}`,
			fields: { name: title, detail: detailOf(problem), points: null, person: author },
			image: image_url,
		}));
		return { hits, total: Math.min(found[0]?.total ?? 0, maxCounted) };
	},
});
