/** A crowd before a flash sale: the eager, the poor, the slow, who hold and come back too late, and those who only hold. */
import { setTimeout as sleep } from "node:timers/promises";
import type { LoadPerson } from "../../../scripts/load/kit.mjs";
import { type Answer, checkout, type orderOf, steadily } from "../actions";

/** How somebody goes about it. */
export type Manner = "eager" | "poor" | "slow" | "hesitant" | "doubling";

/** Somebody with the order that their browser shows. */
export type Buyer = { person: LoadPerson; order: ReturnType<typeof orderOf>; manner: Manner };

/** How it ended for somebody: what they were told last, and how often they were asked to try again. */
export type Ending = { buyer: Buyer; answers: Answer[]; tries: number; startedMs: number; endedMs: number };

const heldByOthers = "flash_sale_all_held";
const holdExpired = "flash_hold_expired";
/** Nobody tries for ever. */
const maxTries = 100;

/** How somebody with points enough goes about it: some are slow, hesitant, or click twice. */
export function mannerOf(chance: () => number): Manner {
	const drawn = chance();
	if (drawn < 0.03) return "slow";
	if (drawn < 0.05) return "hesitant";
	return drawn < 0.1 ? "doubling" : "eager";
}

/** In how many tabs they send their order; the hesitant send none. */
const tabs: Record<Manner, number> = { eager: 1, poor: 1, slow: 1, hesitant: 0, doubling: 2 };

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
	const endings = await Promise.all(
		Array.from({ length: tabs[manner] }, () => tryInOneTab(person, order, holdMs, chance)),
	);
	const tries = endings.reduce((sum, ending) => sum + ending.tries, 0);
	return { buyer, answers: endings.map(({ answer }) => answer), tries, startedMs, endedMs: performance.now() };
}

/** A tab asks again for as long as it is told that a unit may come free; what another tab got meanwhile is its own too. */
async function tryInOneTab(person: LoadPerson, order: Buyer["order"], holdMs: number, chance: () => number) {
	for (let tries = 1; ; tries += 1) {
		const answer = await checkout(person, order);
		const isToTryAgain = [heldByOthers, holdExpired].includes(String(answer.body.resultType));
		if (!isToTryAgain || tries === maxTries) return { answer, tries };
		await sleep(holdMs * (0.3 + 0.4 * chance()));
	}
}
