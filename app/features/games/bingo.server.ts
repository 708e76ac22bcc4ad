/** Bingo: the reader's card, taking one, marking a square, and taking a prize. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { uploadedFiles } from "~/form/uploaded-files.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { loadFairness } from "./fairness.server";

const marking = "games/mark-square";

/** The chosen game, or the latest, with the square that the address names. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const [asked, square] = [query.get("game"), query.get("square")];
	const { games, game, card, prizes, obstacle } = await context.call(
		"games/get-bingo-card",
		asked === null ? {} : { game_id: context.id(asked) },
	);
	const { format, translate } = context;
	const day = (ms: number) => format.time(ms, "recognition");
	const done = card?.squares.filter(({ status }) => status === "done").length ?? 0;
	const figures = game && { done, all: game.size * game.size, until: day(game.ends_at - 1) };
	return {
		title: game?.title ?? translate("games:bingo.title"),
		subtitle: game && figures && translate(game.is_running === 1 ? "games:bingo.running" : "games:bingo.over", figures),
		...{ games, game, card, obstacle },
		prizes: prizes.map(({ won_at, ...prize }) => ({ ...prize, won: won_at === null ? "" : day(won_at) })),
		chosen: card?.squares.find(({ place }) => String(place) === square) ?? null,
		form: await context.form(marking, { words: "games:form.words" }),
		fairness: game && (await loadFairness(context, game, query.get("after"))),
	};
}

const there = (game_id: number | string) => `/bingo?game=${game_id}`;

/** Takes a card, marks a square, or takes a prize. */
export const action = formActions({
	"games/take-card": {
		input: ({ form }) => ({ game_id: form.number("game_id") }),
		done: (_answer, { form }) => redirectWithNotice(there(form.text("game_id")), "games:notices.taken"),
	},
	[marking]: {
		input: ({ form }) => ({ game_id: form.number("game_id"), place: form.number("place") }),
		run: async (input, { context, form }) =>
			context.attempt(marking, input, { key: form.key, files: await uploadedFiles(form.raw) }),
		done: ({ status }, { form }) => redirectWithNotice(there(form.text("game_id")), `games:notices.${status}`),
	},
	"games/win-prize": {
		input: ({ form }) => ({ game_id: form.number("game_id"), pattern: form.text("pattern") as "line" }),
		done: (_answer, { form }) => redirectWithNotice(there(form.text("game_id")), "games:notices.won"),
	},
});
