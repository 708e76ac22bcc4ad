/** Erasing a person ends what they hold in flash sales. */
import { expect, test } from "vitest";
import { buy, makeBuyers, makeSale, statusOf } from "#test/factories/flash-sale";
import { OperatorClient } from "#test/kit/operator";

const setup = new OperatorClient();

test("what a person holds in a flash sale is free for others once they are erased", async () => {
	const { acme, bottle, sale, itemId } = await makeSale({ quantity: 1 });
	const [holder, buyer] = await makeBuyers(acme, 2, itemId);
	await holder!.client.call("checkout/hold-flash-items", {});
	expect((await statusOf(acme, bottle.id))!.quantity_left).toBe(0);
	await setup.call("operations/erase-person", { subdomain: acme.host.split(".")[0]!, user_id: holder!.id });
	expect((await statusOf(acme, bottle.id))!.quantity_left).toBe(1);
	expect(await buy(buyer!)).toBe("success");
	expect(sale.id).toBeGreaterThan(0);
});
