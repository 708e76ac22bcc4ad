/** A crowd before a flash sale: the eager, the poor, the slow, who hold and come back too late, and those who only hold. */
import { setTimeout as sleep } from "node:timers/promises";
import type { LoadPerson } from "../../../scripts/load/kit.mjs";
import { type Answer, checkout, type orderOf, steadily } from "../acts";

/** How somebody goes about it. */
export type Manner = "eager" | "poor" | "slow" | "hesitant" | "doubling";

/** Somebody with the order that their browser shows. */
export type Buyer = { person: LoadPerson; order: ReturnType<typeof orderOf>; manner: Manner };

/** How it ended for somebody: what they were told last, and how often they were asked to try again. */
export type Ending = { buyer: Buyer; answers: Answer[]; tries: number; startedMs: number; endedMs: number };

const heldByOthers = "flash_sale_all_held";
const holdExpired = "flash_hold_expired";
/** Nobody tries for ever. */
const mostTries = 100;

/** How somebody with points enough goes about it: some are slow, hesitant, or click twice. */
export function mannerOf(chance: () => number): Manner {
	const drawn = chance();
	if (drawn < 0.03) return "slow";
	if (drawn < 0.05) return "hesitant";
	return drawn < 0.1 ? "doubling" : "eager";
}

/** Opens the checkout screen, which holds what the cart has of flash sales. */
export function openCheckout(person: LoadPerson): Promise<Answer> {
	return steadily(() => person.client.try("/api/catalog/api_hold_flash_items", {}));
}

/** Goes through the sale until there is an order, or a reason to give up. */
export async function takePart(buyer: Buyer, holdMs: number, chance: () => number): Promise<Ending> {
	const { person, order, manner } = buyer;
	const startedMs = performance.now();
	if (manner === "slow" || manner === "hesitant") {
		await openCheckout(person);
		await sleep(holdMs * (1.1 + chance()));
	}
	const ending = { buyer, startedMs, tries: 0 };
	if (manner === "hesitant") return { ...ending, answers: [], endedMs: performance.now() };
	for (let tries = 1; ; tries += 1) {
		const answers = await Promise.all(
			Array.from({ length: manner === "doubling" ? 2 : 1 }, () => checkout(person, order)),
		);
		const isToTryAgain =
			answers.every(({ status }) => status !== 200) &&
			answers.some(({ body }) => [heldByOthers, holdExpired].includes(String(body.resultType)));
		if (!isToTryAgain || tries === mostTries) return { ...ending, tries, answers, endedMs: performance.now() };
		await sleep(holdMs * (0.3 + 0.4 * chance()));
	}
}
