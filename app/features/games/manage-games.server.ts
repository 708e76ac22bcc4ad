/** All games as their owner sees them: writing a draft, opening and closing one. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { bingoPatterns, type Proof } from "#workers/features/games/rules/limits";
import type { EndpointOutput } from "#workers/registry";
import { type FormArgs, formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { bingoPrizes, fieldOfGame, prizeFields, prizeRows, scratchPrizes } from "./prizes.server";

const saving = "games/save-game";
const address = "/games/manage";

type Context = LoaderFunctionArgs["context"];
type Chosen = NonNullable<EndpointOutput<"games/get-games">["chosen"]>;

/** The games; with `?game=` one of them, with `?new=` the form of another one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const [asked, added] = [query.get("game"), query.get("new")];
	const mayPay = context.account.flags.hide_points_for_account !== 1;
	const [{ games, chosen }, form, found] = await Promise.all([
		context.call("games/get-games", asked === null ? {} : { game_id: context.id(asked) }),
		context.form(saving, {
			title: "games:manage.gameTitle",
			starts_on: "games:manage.starts",
			ends_on: "games:manage.ends",
			rules: "games:manage.rules",
			size: "games:manage.size",
			card_for: { label: "games:manage.cardFor", options: "games:cardFor" },
			budget_id: "games:manage.budget",
		}),
		mayPay ? context.call("budgets/get-budget-choices", {}) : null,
	]);
	const day = (ms: number) => context.format.time(ms, "recognition");
	const kind =
		chosen?.kind ?? (added === "scratch" ? ("scratch" as const) : added === "bingo" ? ("bingo" as const) : null);
	return {
		title: chosen?.title ?? context.translate("games:manage.title"),
		games: games.map((game) => ({ ...game, days: `${day(game.starts_at)} – ${day(game.ends_at - 1)}` })),
		...{ chosen, kind, prizeRows },
		form: { ...form, fields: { ...form.fields, ...(kind && prizeFields(context, kind)) } },
		budgets: found?.budgets.map(({ id, name }) => ({ value: String(id), label: name })) ?? [],
		values: valuesOf(context, chosen),
	};
}

const weekMs = 7 * 86_400_000;

/** What stands in the fields at first. */
function valuesOf({ format }: Context, game: Chosen | null) {
	const day = (ms: number) => format.time(ms, "filter");
	const lines = (proof: Proof) =>
		game?.tasks
			.filter((task) => task.proof === proof)
			.map(({ text }) => text)
			.join("\n") ?? "";
	const has = (proof: Proof) => (game?.tasks.some((task) => task.proof === proof) ? "1" : "");
	const of = (pattern: string) => game?.prizes.find((prize) => prize.pattern === pattern);
	const listed = game?.kind === "scratch" ? game.prizes : [];
	return {
		...{ title: game?.title ?? "", rules: game?.rules ?? "", size: String(game?.size || 4) },
		starts_on: day(game?.starts_at ?? Date.now()),
		ends_on: day(game ? game.ends_at - 1 : Date.now() + weekMs),
		...{ words_tasks: lines("words"), picture_tasks: lines("picture") },
		...{ gave: has("gave_recognition"), received: has("received_recognition") },
		...{ card_for: game?.card_for ?? "everybody", budget_id: game?.budget_id ?? "" },
		...Object.fromEntries(bingoPatterns.map((pattern) => [`${pattern}_points`, String(of(pattern)?.points ?? "")])),
		winners: String((game?.kind === "bingo" && game.prizes[0]?.stock) || ""),
		prize_name: listed.map(({ name }) => name),
		prize_points: listed.map(({ points }) => String(points)),
		prize_stock: listed.map(({ stock }) => String(stock)),
		prize_chances: listed.map(({ chances }) => String(chances)),
	};
}

/** Saves a draft, opens a game, or closes it. */
export const action = formActions({
	[saving]: {
		input: (args) => {
			const { form, context } = args;
			const id = form.text("game_id");
			const kind = form.text("kind") === "scratch" ? ("scratch" as const) : ("bingo" as const);
			return {
				...(id === "" ? {} : { game_id: context.id(id) }),
				...{ kind, size: form.number("size") ?? 4, budget_id: form.number("budget_id") ?? null },
				tasks: kind === "bingo" ? tasksOf(args) : [],
				prizes: kind === "bingo" ? bingoPrizes(args) : scratchPrizes(args),
			};
		},
		fieldOf: fieldOfGame,
		done: ({ game_id }) => redirectWithNotice(`${address}?game=${game_id}`, "games:notices.saved"),
	},
	"games/update-game-status": {
		input: ({ form, context }) => ({
			game_id: context.id(form.text("game_id")),
			status: form.text("status") === "open" ? ("open" as const) : ("closed" as const),
		}),
		asks: () => true,
		done: ({ game_id, status }) =>
			redirectWithNotice(
				`${address}?game=${game_id}`,
				status === "open" ? "games:notices.open" : "games:notices.closed",
			),
	},
});

/** A task a line; those that are checked by themselves have words of ours. */
function tasksOf({ form, context }: FormArgs) {
	const lines = (name: string, proof: Proof) =>
		form
			.text(name)
			.split("\n")
			.map((line) => line.trim())
			.filter(Boolean)
			.map((text) => ({ text, proof }));
	return [
		...lines("words_tasks", "words"),
		...lines("picture_tasks", "picture"),
		...(form.texts("gave").includes("1")
			? [{ text: context.translate("games:manage.gaveText"), proof: "gave_recognition" as const }]
			: []),
		...(form.texts("received").includes("1")
			? [{ text: context.translate("games:manage.receivedText"), proof: "received_recognition" as const }]
			: []),
	];
}
