/** Programs from which one may give now, found by their names; a hit leads to giving from it. */
import { dayIn, givingObstacle, listShownPrograms, toProgram } from "#workers/features/programs";
import { wordsFit } from "#workers/features/search";
import { defineSearchSection } from "#workers/kernel/define-search-section";

/** As many as suggestions look through. */
const maxPrograms = 500;

export const programsSection = defineSearchSection({
	key: "programs",
	title: "recognition:search.programs",
	icon: "award",
	place: 20,
	component: "program",
	to: () => "/recognitions/give",
	opens: "dialog",
	flags: ["give_recognition_enabled", "!user.give_recognition_disabled"],
	find: async ({ account, user, clock, read }, { text, max }) => {
		const today = dayIn(account.time_zone, clock.now());
		const fitting = (await read(listShownPrograms(account.id, today, maxPrograms)))
			.filter(({ name, hide_in_search_autosuggest }) => hide_in_search_autosuggest !== 1 && wordsFit(text, [name]))
			.map(toProgram)
			.filter((program) => givingObstacle(program, account, user, today) === null);
		const hits = fitting.slice(0, max).map(({ id, name, image }) => ({
			link: `/recognitions/give?program_id=${id}`,
			fields: { name, detail: "", points: null },
			image,
		}));
		return { hits, total: fitting.length };
	},
});
