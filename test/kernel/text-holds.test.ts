/** What somebody types into the search of a list finds it whatever its capitals, those with accents too. */
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { putIntoCart, tryCheckout } from "#test/factories/shopping";
import { createTenant } from "#test/kit/tenant";

async function makeAccented() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Berg" });
	const elodie = await acme.addMember({ first_name: "Élodie", last_name: "d'Ávila", points: 5_000 });
	await olga.client.call("groups/update-group-details", { name: "Équipe de Órdenes", people: [elodie.email] });
	const scarf = await addItem(acme, { name: "Écharpe en laine", variants: [{ points: 250, stock: null }] });
	await putIntoCart(elodie, scarf.variant_id);
	await tryCheckout(elodie);
	return { olga, elodie };
}

test("a list's search finds words with accents in small letters, in capitals, as they stand, and nothing else", async () => {
	const { olga, elodie } = await makeAccented();
	const counts = async (spellings: string[], search: (typed: string) => Promise<{ total_rows: number }>) =>
		Promise.all(spellings.map(async (typed) => (await search(typed)).total_rows));
	const names = (name: string) => olga.client.call("members/get-members-under-account", { filters: { name } });
	expect(await counts(["élodie d'ávila", "ÉLODIE", "Élodie", "É", "e\u0301lodie"], names)).toEqual([1, 1, 1, 1, 1]);
	expect(await counts(["èlodie", "élodie b"], names)).toEqual([0, 0]);
	const groups = (searchString: string) => olga.client.call("groups/get-groups", { filters: { searchString } });
	expect(await counts(["équipe de ó", "ÉQUIPE DE ÓRDENES", "Órdenes", "úrdenes"], groups)).toEqual([1, 1, 1, 0]);
	const orders = (searchString: string) =>
		elodie.client.call("orders/get-member-orders", { filters: { searchString } });
	expect(await counts(["écharpe", "Écharpe EN", "ÉCHARPE", "êcharpe"], orders)).toEqual([1, 1, 1, 0]);
	const items = (search: string) => olga.client.call("catalog/get-managed-items", { filters: { search } });
	expect(await counts(["écharpe", " Écharpe ", "ÉCHARPE EN LAINE", "scarf"], items)).toEqual([1, 1, 1, 0]);
	const holders = (searchString: string) => olga.client.call("members/get-role-holders", { filters: { searchString } });
	expect(await counts(["olga berg", "BERG OLGA", "olga quartz"], holders)).toEqual([1, 1, 0]);
});

test("a search of more words than it looks at, each in all spellings, is answered", async () => {
	const { olga } = await makeAccented();
	const typed = Array.from({ length: 12 }, (_none, at) => `e\u0301E\u0301mile${at}`).join(" ");
	const { total_rows } = await olga.client.call("account/get-problem-reports", { filters: { searchString: typed } });
	expect(total_rows).toBe(0);
});
