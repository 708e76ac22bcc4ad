/** A published event: the winners with a sentence of a colleague, everybody who was named, and the kind words about the reader. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, Refusal } from "#workers/kernel/errors";
import { maySeePublications } from "../rules/event";
import { eventOutput, presentEvent, readEvent } from "../steps/event";
import { categoriesOf } from "../store/events";
import { listNominations } from "../store/nominations";

const sentenceLength = 200;
const maxNamed = 200;

const face = z.object({ id: z.int(), name: z.string(), title: z.string(), image_url: z.string().nullable() });

export const getPublication = defineEndpoint({
	name: "nominations/get-publication",
	path: "/api/nominations/api_get_publication",
	summary: "A published event with its winners, for those who see publications and whoever was named in it.",
	access: "signed_in",
	flags: ["employee_nominations_enabled"],
	input: z.object({ event_id: z.int() }),
	output: z.object({
		event: eventOutput,
		named_count: z.int(),
		winners: z.array(
			face.extend({
				category: z.string(),
				sentence: z.string(),
				/** Who wrote it; null where the jury alone may know. */
				nominator: z.string().nullable(),
				nomination_count: z.int(),
				/** How a tie was decided. */
				tie_reason: z.string().nullable(),
			}),
		),
		named: z.array(face),
		own_words: z.array(
			z.object({ id: z.int(), category: z.string(), words: z.string(), nominator: z.string().nullable() }),
		),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { event_id }) => {
		const { account, user, read } = scope;
		const row = await readEvent(scope, event_id);
		const all = await read(listNominations(account.id, event_id));
		if (row.status !== "published") throw notFound("nomination_event");
		const own = all.filter(({ nominee_id }) => nominee_id === user.id);
		if (!maySeePublications(user) && own.length === 0) throw new Refusal("forbidden", 403);
		const categories = categoriesOf(row);
		const faces = new Map(
			all.map(({ nominee_id, nominee, nominee_title, nominee_image }) => [
				nominee_id,
				{ id: nominee_id, name: nominee, title: nominee_title, image_url: nominee_image },
			]),
		);
		return {
			event: presentEvent(scope, row),
			named_count: faces.size,
			winners: categories.flatMap(({ id, name, winner_id, chosen_id, chosen_reason }) => {
				const person = winner_id === null ? undefined : faces.get(winner_id);
				const words = all.filter(({ category_id, nominee_id }) => category_id === id && nominee_id === winner_id);
				const [first] = words;
				if (!person || !first) return [];
				return {
					...{ ...person, category: name, sentence: [...first.words].slice(0, sentenceLength).join("") },
					...{ nominator: first.is_signed === 1 ? first.nominator : null, nomination_count: words.length },
					tie_reason: chosen_id === winner_id ? chosen_reason : null,
				};
			}),
			named: [...faces.values()].slice(0, maxNamed),
			own_words: own.map(({ id, category_id, words, is_signed, nominator }) => ({
				...{ id, words, nominator: is_signed === 1 ? nominator : null },
				category: categories.find((category) => category.id === category_id)?.name ?? "",
			})),
		};
	},
});
