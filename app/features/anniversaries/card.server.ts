/** What a card's page shows, and signing it; `book` in the place of an id is the memory book. */
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { EndpointOutput } from "#workers/registry";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const signing = "anniversaries/sign-card";
const book = "book";

type WireCard = EndpointOutput<"anniversaries/get-card">["card"];

/** A card with its times in words. */
function written({ format }: AppLoadContext, { signatures, publish_at, day: _day, ...card }: WireCard) {
	return {
		...card,
		opens: format.moment(publish_at),
		opened: format.time(publish_at, "long"),
		signatures: signatures.map(({ created_at, ...signature }) => ({
			...signature,
			when: format.time(created_at, "near"),
		})),
	};
}

/** A card as the page gets it. */
export type ShownCard = ReturnType<typeof written>;

/** One card, or all of one's own. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const { translate } = context;
	if (params.id === book) {
		const { cards } = await context.call("anniversaries/get-memory-book", {});
		return {
			title: translate("anniversaries:book.title"),
			book: cards.map((card) => written(context, card)),
			one: null,
		};
	}
	const card_id = context.id(params.id);
	const [{ card, ...rights }, form] = await Promise.all([
		context.call("anniversaries/get-card", { card_id }),
		context.form(signing, { text: "anniversaries:card.message" }),
	]);
	const name = card.person.first_name;
	const title =
		card.occasion === "birthday"
			? translate("anniversaries:with.birthday", { name })
			: translate("anniversaries:with.work", { name, count: card.years });
	return { title, book: null, one: { ...rights, form, card: written(context, card) } };
}

/** Keeps one's words. */
export const action = formActions({
	[signing]: {
		input: ({ params, context }) => ({ card_id: context.id(params.id) }),
		done: ({ card_id }) => redirectWithNotice(`/anniversaries/${card_id}`, "anniversaries:notices.signed"),
	},
});
