/** The reader's scratch card: taking one, and seeing what is under it. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { loadFairness } from "./fairness.server";

/** The chosen game, or the latest, with odds and stock. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const asked = query.get("game");
	const { games, game, card, prizes, obstacle } = await context.call(
		"games/get-scratch-card",
		asked === null ? {} : { game_id: context.id(asked) },
	);
	const { format, translate } = context;
	const day = (ms: number) => format.time(ms, "recognition");
	const until = game && { until: day(game.ends_at - 1) };
	return {
		title: game?.title ?? translate("games:scratch.title"),
		subtitle:
			game && until && translate(game.is_running === 1 ? "games:scratch.subtitle" : "games:scratch.over", until),
		...{ games, game, prizes, obstacle },
		card: card && { ...card, until: card.expires_at === null ? "" : day(card.expires_at) },
		fairness: game && (await loadFairness(context, game, query.get("after"))),
	};
}

const there = (game_id: number | string) => `/scratch-card?game=${game_id}`;

/** Takes a card, or shows what is under it. */
export const action = formActions({
	"games/take-card": {
		input: ({ form }) => ({ game_id: form.number("game_id") }),
		done: (_answer, { form }) => redirectWithNotice(there(form.text("game_id")), "games:notices.taken"),
	},
	"games/scratch": {
		input: ({ form }) => ({ card_id: form.number("card_id") }),
		done: (_answer, { form }) => redirectWithNotice(`${there(form.text("game_id"))}#result`, "games:notices.revealed"),
	},
});
