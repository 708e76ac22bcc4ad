/** Writes a game as a draft; invariant: once it was opened nothing of it changes (`games_frozen`, asserted as it is written). */
import { z } from "zod";
import { isBudgetActive } from "#workers/features/budgets";
import { assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { endOfDay, startOfDay } from "#workers/kernel/days";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { type FieldErrors, invalid, notFound, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import {
	bingoPatterns,
	cardFor,
	drawRange,
	gameKinds,
	maxPoints,
	maxPrizes,
	maxStock,
	maxTaskLength,
	maxTasks,
	patterns,
	proofs,
} from "../rules/limits";
import { findGame, isUnchanged, saveGame, type WrittenPrize } from "../store/games";

const day = z.iso.date().max(10);

const input = z.object({
	/** Left out for a new one. */
	game_id: z.int().optional(),
	kind: z.enum(gameKinds),
	title: text(60).min(1),
	rules: text(2_000).default(""),
	/** The first and the last day, both inclusive. */
	starts_on: day,
	ends_on: day,
	/** Pays the prizes; needed where one has points. */
	budget_id: z.int().nullable().default(null),
	/** Squares along a side of a bingo card. */
	size: z.int().min(3).max(5).default(4),
	/** At least as many as a bingo card has squares. */
	tasks: z
		.array(z.object({ text: text(maxTaskLength).min(1), proof: z.enum(proofs) }))
		.max(maxTasks)
		.default([]),
	/** Who gets a scratch card. */
	card_for: z.enum(cardFor).default("everybody"),
	prizes: z
		.array(
			z.object({
				pattern: z.enum(patterns).default("card"),
				name: text(60).default(""),
				points: z.int().min(0).max(maxPoints),
				stock: z.int().min(1).max(maxStock),
				/** Of 1,000 scratch cards so many hold it. */
				chances: z.int().min(0).max(drawRange).default(0),
			}),
		)
		.max(maxPrizes)
		.default([]),
});

type Said = z.output<typeof input>;

export const saveGameEndpoint = defineEndpoint({
	name: "games/save-game",
	path: "/api/games/api_save_game",
	summary:
		"Adds a game as a draft or changes one: bingo with its tasks, or scratch cards with their odds; days, prizes, budget.",
	access: ["account_owner"],
	flags: ["bingo_enabled"],
	input,
	output: z.object({ game_id: z.int() }),
	errors: { game_frozen: {}, game_changed: {}, budget_not_active: {} },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, said) => {
		const { account, user, clock, read, newId } = scope;
		const id = said.game_id ?? newId();
		const [known] = said.game_id === undefined ? [] : await read(findGame(account.id, id));
		if (said.game_id !== undefined && !known) throw notFound("game");
		if (known && known.status !== "draft") throw refuse("game_frozen");
		const problems = problemsOf(scope, said);
		if (Object.keys(problems).length > 0) throw invalid(problems);
		const { kind, title, rules, budget_id, card_for } = said;
		const isBingo = kind === "bingo";
		const game = {
			...{ id, kind, title, rules, budget_id, card_for: isBingo ? ("everybody" as const) : card_for },
			...{ size: isBingo ? said.size : 0, tasks: isBingo ? said.tasks : [], prizes: writtenPrizes(said) },
			starts_at: startOfDay(said.starts_on, account.time_zone),
			ends_at: endOfDay(said.ends_on, account.time_zone),
		};
		return scope.commit({
			statements: [
				...(known ? [assertThat("game_changed", isUnchanged(account.id, known))] : []),
				...(budget_id === null ? [] : [assertThat("budget_not_active", isBudgetActive(scope, budget_id))]),
				...saveGame(account.id, game, { user_id: user.id, now: clock.now() }),
			],
			answer: { game_id: id },
			audit: {
				subject_kind: "game",
				subject_id: id,
				details: { name: title, kind, starts_on: said.starts_on, ends_on: said.ends_on },
			},
		});
	},
});

/** Prizes in their order; those of scratch cards follow each other along what is drawn. */
function writtenPrizes({ kind, prizes }: Said): WrittenPrize[] {
	let from = 0;
	return prizes.map(({ pattern, name, points, stock, chances }, at) => {
		const draw_from = from;
		if (kind === "scratch") from += chances;
		return {
			position: at + 1,
			pattern: kind === "scratch" ? "card" : pattern,
			name,
			points,
			stock,
			draw_from,
			draw_to: from,
		};
	});
}

function problemsOf({ account, clock, translate }: MemberScope, said: Said): FieldErrors {
	const { kind, starts_on, ends_on, tasks, prizes, budget_id } = said;
	const squares = said.size * said.size;
	const hasPoints = prizes.some(({ points }) => points > 0);
	const isLate = ends_on < starts_on || endOfDay(ends_on, account.time_zone) <= clock.now();
	const prizeProblem = kind === "bingo" ? bingoProblem(said) : scratchProblem(said);
	return {
		...(isLate && { ends_on: [translate("games:validation.end")] }),
		...(kind === "bingo" &&
			tasks.length < squares && {
				tasks: [translate("games:validation.tasks", { count: squares, given: tasks.length })],
			}),
		...(prizeProblem !== "" && { prizes: [translate(`games:validation.${prizeProblem}`, { of: drawRange })] }),
		...(hasPoints && budget_id === null && { budget_id: [translate("games:validation.budget")] }),
	};
}

/** A bingo has a prize, and each for one thing. */
function bingoProblem({ prizes }: Said): "" | "noPrize" | "patterns" {
	if (prizes.length === 0) return "noPrize";
	const won = prizes.map(({ pattern }) => pattern);
	const isKnown = won.every((pattern) => (bingoPatterns as readonly string[]).includes(pattern));
	return isKnown && new Set(won).size === won.length ? "" : "patterns";
}

/** Each prize has a name or points and a chance, and all together no more than all cards. */
function scratchProblem({ prizes }: Said): "" | "noPrize" | "named" | "chances" {
	if (prizes.length === 0) return "noPrize";
	if (prizes.some(({ name, points }) => name === "" && points === 0)) return "named";
	const sum = prizes.reduce((total, { chances }) => total + chances, 0);
	return sum > drawRange || prizes.some(({ chances }) => chances === 0) ? "chances" : "";
}
