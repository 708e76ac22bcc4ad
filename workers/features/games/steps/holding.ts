/** The points that are held for a game: from its budget, to whom they are won, and back. */
import { mayAllReceive } from "#workers/features/members";
import { type BudgetHolding, findHeldAccount, postTransaction } from "#workers/features/points";
import { assertThat } from "#workers/kernel/assertions";
import { refuse } from "#workers/kernel/errors";
import type { MemberScope, Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import type { GameRow } from "../rules/game";

/** Whose movement it is: the owner's; nobody's where the clock does it. */
export function holdingOf(
	{ account, newId, clock }: Pick<Scope, "account" | "newId" | "clock">,
	{ id, budget_id }: Pick<GameRow, "id" | "budget_id">,
	actor_id: number | null,
): BudgetHolding {
	return {
		...{ account_id: account.id, holder_id: id, source: "games", program_id: null, actor_id, newId },
		...{ budget_id: budget_id ?? 0, now: clock.now() },
	};
}

/** Pays a prize to whoever is signed in, once under its key; nothing where it has no points. */
export async function payPrize(
	scope: MemberScope,
	game: GameRow,
	{ points, key }: { points: number; key: string },
): Promise<Statement[]> {
	const { account, user, clock, newId, read } = scope;
	if (points === 0) return [];
	const [held] = await read(findHeldAccount(account.id, game.id));
	if (!held) throw refuse("game_changed");
	return [
		assertThat("not_eligible", mayAllReceive(account.id, [user.id])),
		...postTransaction(
			{
				...{ account_id: account.id, id: newId(), kind: "Issuance", actor_id: user.id, source: "game" },
				...{ idempotency_key: key, reason: game.title, budget_id: game.budget_id, created_at: clock.now() },
			},
			[{ debit_account_id: held.id, credit_account_id: user.points_account_id, amount: points }],
		),
	];
}
