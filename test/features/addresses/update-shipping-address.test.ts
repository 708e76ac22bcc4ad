/** The address book: adding, editing, removing, and the one default. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addressFields } from "#test/factories/shopping";
import { createTenant } from "#test/kit/tenant";
import { countryName, countryOptions } from "#workers/features/addresses/rules/countries";

type Fields = Partial<Record<keyof typeof addressFields, string>>;

async function makePriya() {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const add = (fields: Fields = {}, is_default = false) =>
		priya.client.call("addresses/update-shipping-address", {
			operationType: "add",
			...addressFields,
			...fields,
			is_default,
		});
	const defaults = async () => {
		const { addresses } = await priya.client.call("addresses/get-shipping-addresses", {});
		return addresses.filter(({ is_default }) => is_default === 1).map(({ id }) => id);
	};
	return { acme, priya, add, defaults };
}

test("[addresses-02] [addresses-04] [addresses-05] an added address comes back with every field, the first one as default", async () => {
	const { priya } = await makePriya();
	const gift = {
		is_gift_address: true,
		gift_address_details: { body: "Happy birthday" },
		egift_recipient_email: "li@example.com",
	};
	const { address_id, addresses } = await priya.client.call("addresses/update-shipping-address", {
		operationType: "add",
		...addressFields,
		...gift,
	});
	const kept = { id: address_id, ...addressFields, ...gift, is_gift_address: 1, is_default: 1 };
	expect(addresses).toEqual([kept]);
	expect((await priya.client.call("addresses/get-shipping-addresses", {})).addresses).toEqual([kept]);
});

test("[addresses-04] exactly one address is the default, whatever is done", async () => {
	const { priya, add, defaults } = await makePriya();
	const home = await add();
	const office = await add({ address1: "3 Wharf Lane" });
	expect(await defaults()).toEqual([home.address_id]);
	const cabin = await add({ address1: "Hill 1" }, true);
	expect(await defaults()).toEqual([cabin.address_id]);
	await priya.client.call("addresses/update-shipping-address", {
		operationType: "set_default",
		addressId: office.address_id,
	});
	expect(await defaults()).toEqual([office.address_id]);
	await priya.client.call("addresses/update-shipping-address", {
		operationType: "remove",
		addressId: office.address_id,
	});
	expect(await defaults()).toEqual([cabin.address_id]);
	await priya.client.call("addresses/update-shipping-address", {
		operationType: "remove",
		addressId: cabin.address_id,
	});
	const last = await priya.client.call("addresses/update-shipping-address", {
		operationType: "remove",
		addressId: home.address_id,
	});
	expect(last.addresses).toEqual([]);
	const again = await add();
	expect(await defaults()).toEqual([again.address_id]);
});

test("[addresses-04] editing changes the fields and keeps the rest of the book", async () => {
	const { priya, add } = await makePriya();
	const home = await add();
	await add({ address1: "3 Wharf Lane" });
	const { addresses } = await priya.client.call("addresses/update-shipping-address", {
		operationType: "edit",
		addressId: home.address_id,
		...addressFields,
		city: "  Chicago ",
		postal_code: "60601",
	});
	expect(addresses.map(({ city, address1, is_default }) => [city, address1, is_default])).toEqual([
		["Chicago", "14 Calder Street", 1],
		["Springfield", "3 Wharf Lane", 0],
	]);
});

test("two defaults wished at once leave one", async () => {
	const { priya, add, defaults } = await makePriya();
	const made = await Promise.all([add({}, true), add({}, true), add({}, true)]);
	await Promise.all(
		made.map(({ address_id }) =>
			priya.client.call("addresses/update-shipping-address", { operationType: "set_default", addressId: address_id }),
		),
	);
	expect(await defaults()).toHaveLength(1);
});

test.each<[string, Fields, string, string]>([
	["no name", { first_name: " " }, "first_name", "Please fill this in."],
	["a street that is too long", { address1: "x".repeat(201) }, "address1", "Max length is 200 characters."],
	["an unknown country", { country: "XXX" }, "country", "Please choose a country."],
	["letters as a phone", { phone: "call me" }, "phone", "Please enter a phone number, such as +1 555 010 2030."],
	["half an email", { email: "priya@example" }, "email", "Please enter an email address, such as name@company.com."],
	["no state in the USA", { state: "" }, "state", "Please enter the state or province."],
	["a foreign postal code", { postal_code: "LS1 4AB" }, "postal_code", "This postal code does not fit the country."],
	["no postal code", { postal_code: "" }, "postal_code", "Please fill this in."],
])("an address with %s is refused at its field and nothing is kept", async (_what, fields, field, text) => {
	const { priya } = await makePriya();
	const reply = await priya.client.try("addresses/update-shipping-address", {
		operationType: "add",
		...addressFields,
		...fields,
	});
	expect(reply.status).toBe(400);
	expect(reply.body.errors).toEqual({ [field]: [text] });
	expect((await priya.client.call("addresses/get-shipping-addresses", {})).addresses).toEqual([]);
});

test("all wrong fields are named at once", async () => {
	const { priya } = await makePriya();
	const reply = await priya.client.try("addresses/update-shipping-address", {
		operationType: "add",
		...addressFields,
		first_name: "",
		city: "",
		email: "no",
	});
	expect(Object.keys(reply.body.errors ?? {}).sort()).toEqual(["city", "email", "first_name"]);
});

test("a country without postal codes needs none, and without a country the member's own counts", async () => {
	const { priya, add } = await makePriya();
	const { addresses } = await add({ country: "HKG", state: "", postal_code: "" });
	expect(addresses[0]).toMatchObject({ country: "HKG", postal_code: "" });
	const { country: _country, ...withoutCountry } = addressFields;
	const own = await priya.client.call("addresses/update-shipping-address", { operationType: "add", ...withoutCountry });
	expect(own.addresses.find(({ id }) => id === own.address_id)?.country).toBe("USA");
});

test("another member's address is not found and stays as it is", async () => {
	const { acme, priya, add } = await makePriya();
	const { address_id } = await add();
	const lee = await acme.addMember();
	for (const operationType of ["remove", "set_default"] as const) {
		const reply = await lee.client.try("addresses/update-shipping-address", { operationType, addressId: address_id });
		expect(reply.status).toBe(404);
	}
	expect((await priya.client.call("addresses/get-shipping-addresses", {})).addresses).toHaveLength(1);
});

test("the same request under one key adds one address", async () => {
	const { priya } = await makePriya();
	const send = () =>
		priya.client.call(
			"addresses/update-shipping-address",
			{ operationType: "add", ...addressFields },
			{ "idempotency-key": "form-1" },
		);
	const [first, second] = [await send(), await send()];
	expect(second).toEqual(first);
	expect((await priya.client.call("addresses/get-shipping-addresses", {})).addresses).toHaveLength(1);
});

test("a full book refuses one more", async () => {
	const { acme, priya } = await makePriya();
	const ids = Array.from({ length: 50 }, (_, at) => at + 1);
	await acme.database.write([
		sql`insert into addresses (account_id, id, user_id, first_name, last_name, address1, city, postal_code, country, created_at)
			select ${acme.id}, value, ${priya.id}, 'A', 'B', 'C', 'D', '1', 'USA', 1 from json_each(${JSON.stringify(ids)})`,
	]);
	const reply = await priya.client.try("addresses/update-shipping-address", { operationType: "add", ...addressFields });
	expect(reply.body.resultType).toBe("too_many_addresses");
});

test("countries have names in every language", () => {
	expect(countryName("GBR", "en")).toBe("United Kingdom");
	expect(countryName("DEU", "es")).toBe("Alemania");
	expect(countryName("ESP", "fr")).toBe("Espagne");
	const options = countryOptions("en");
	expect(options.length).toBeGreaterThan(230);
	expect(options.filter(({ label }) => /^[A-Z]{2,3}$/.test(label))).toEqual([]);
});

test("a postal code is written as its country writes it, whatever was typed", async () => {
	const { add } = await makePriya();
	const codeOf = async (country: string, postal_code: string) => {
		const { addresses, address_id } = await add({ country, state: country === "CAN" ? "ON" : "", postal_code });
		return addresses.find(({ id }) => id === address_id)?.postal_code;
	};
	expect(await codeOf("GBR", "bs1 4dj")).toBe("BS1 4DJ");
	expect(await codeOf("GBR", " Ec1a1bb ")).toBe("EC1A 1BB");
	expect(await codeOf("CAN", "k1a-0b1")).toBe("K1A 0B1");
	expect(await codeOf("NLD", "1012 ab")).toBe("1012 ab");
});
