/** Keeps flash sales running in accounts whose setting `demo_flash_sales` says how many: the next opens when one ends. */
import { openSale } from "#workers/features/flash-sale";
import { minuteMs } from "#workers/kernel/clock";
import type { ScheduledWork } from "#workers/kernel/define-job";
import { never } from "#workers/kernel/due-work";
import { saleOffer } from "../rules/sale-offer";
import { findOwner, listRunningSales, listSaleChoices, nextSaleDue } from "../store/sales";

export const openFlashSales = {
	name: "demo/open-flash-sales",
	summary: "Opens the demo's next flash sales, where the account's setting asks for them.",
	triggers: ["accounts_ask_for_sales"],
	handler: async (scope) => {
		const wanted = Number(scope.account.settings.demo_flash_sales ?? 0);
		if (!(wanted > 0)) return never;
		const { id: account_id } = scope.account;
		const now = scope.clock.now();
		const running = await scope.read(listRunningSales(account_id, now));
		if (running.length >= wanted) return nextSaleDue(account_id, wanted, now);
		const [[owner], choices] = await Promise.all([
			scope.read(findOwner(account_id)),
			scope.read(listSaleChoices(account_id, wanted, now)),
		]);
		if (!owner) return now + minuteMs;
		const taken = new Set(running.map(({ quantity }) => quantity));
		for (let place = 0; place < wanted; place += 1) {
			const item = choices[place];
			const offer = item && saleOffer(place, item, now);
			if (offer && !taken.has(offer.quantity)) await openSale(scope, offer, owner.id);
		}
		return nextSaleDue(account_id, wanted, now);
	},
} satisfies ScheduledWork;
