/** What somebody may have meant whose search of the store found nothing; invariant: what is answered finds something that they may see. */
import { z } from "zod";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { respell, wordsToSpell } from "../rules/spelling";
import { isFound, listNamesBegunSo } from "../store/spelling";

/** Most faults come later in a word: names are looked at that begin with so many of its letters. */
const begunLetters = [3, 2];

export const getSpelling = defineEndpoint({
	name: "catalog/get-spelling",
	path: "/api/catalog/api_get_spelling",
	summary:
		"What somebody may have meant who misspelt words of items in a search of the store, in words that find some.",
	access: "signed_in",
	flags: ["redemptions_enabled", "!user.disable_shop"],
	input: z.object({ search: text(100) }),
	/** Null where nothing is near. */
	output: z.object({ search: z.string().nullable() }),
	repetition: { kind: "read" },
	handler: async ({ account, read }, { search }) => {
		const beginnings = wordsToSpell(search).flatMap((word) =>
			begunLetters.map((letters) => [...word].slice(0, letters).join("")),
		);
		const found = await Promise.all(
			[...new Set(beginnings)].map((beginning) => read(listNamesBegunSo(account.id, beginning))),
		);
		const respelt = respell(
			search,
			found.flat().map(({ name }) => name),
		);
		if (respelt === null) return { search: null };
		const [answer] = await read(isFound(account.id, respelt));
		return { search: answer?.is_found === 1 ? respelt : null };
	},
});
