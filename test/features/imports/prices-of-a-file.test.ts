/** A file's prices are read as all of them show, in the account's own currency, and doubts are told by line. */
import { expect, test } from "vitest";
import { createTenant, type TenantOptions } from "#test/kit/tenant";
import { findItem, importFile, sendFile } from "./upload";

async function load(prices: readonly string[], options: TenantOptions = {}, delimiter = ",") {
	const tenant = await createTenant({ point_price: 10_000, ...options });
	const owner = await tenant.addMember({ role: "account_owner" });
	const rows = prices.map((price, at) => [`i${at}`, `Item ${at}`, `"${price}"`].join(delimiter));
	const heading = ["Handle", "Title", "Variant Price"].join(delimiter);
	const upload = await importFile(tenant, owner, "catalogue", `${[heading, ...rows].join("\n")}\n`);
	const points = await Promise.all(prices.map(async (_, at) => (await findItem(tenant, `i${at}`))?.points));
	return { upload, points };
}

test("one file may write its prices in many ways", async () => {
	const { upload, points } = await load(["12", "$1,299.00", "1,299", "12.5", "USD 7.00", "1'250.00"]);
	expect(upload).toMatchObject({ success_count: 6, failed_count: 0, warning_count: 0 });
	expect(points).toEqual([1_200, 129_900, 129_900, 1_250, 700, 125_000]);
});

test("a file of decimal commas is read by them", async () => {
	const { upload, points } = await load(["12,50", "1.299,00 €", "1.249", "1 299,00"], { country: "DEU" });
	expect(upload).toMatchObject({ success_count: 4, warning_count: 0 });
	expect(points).toEqual([1_250, 129_900, 124_900, 129_900]);
});

test("where no price shows the mark, the account's country tells it, Excel's semicolons before that, with a warning", async () => {
	const british = await load(["1,299"], { country: "GBR" });
	expect(british.points).toEqual([129_900]);
	expect(british.upload.refused).toMatchObject([
		{
			line: 2,
			is_warning: 1,
			reason:
				"Variant Price: '1,299' was read as 1299.00, since no other price of the file shows which mark stands before the cents. Write 1299.00 to be sure.",
		},
	]);
	expect((await load(["1.299"], { country: "DEU" })).points).toEqual([129_900]);
	expect((await load(["3.335"], { country: "GBR" })).points).toEqual([334]);
	const excel = await load(["1.299"], { country: "GBR" }, ";");
	expect(excel.points).toEqual([129_900]);
	expect(excel.upload.warning_count).toBe(1);
});

test("a price in another currency is refused by line", async () => {
	const { upload, points } = await load(["12.00", "€13.00", "£14.00"], { country: "GBR" });
	expect(upload).toMatchObject({ success_count: 2, failed_count: 1 });
	expect(points).toEqual([1_200, undefined, 1_400]);
	expect(upload.refused[0]?.reason).toBe("Variant Price: '€13.00' is in another currency. This account sells in GBP.");
});

test("a file wholly in another currency is not applied, and its upload says so", async () => {
	const { upload, points } = await load(["€12.00", "€13.00"], { country: "GBR" });
	expect(upload).toMatchObject({
		status: "errored",
		success_count: 0,
		error_msg:
			"The prices are written with €, but this account sells in GBP. Nothing was applied. Convert the prices, or take the signs away if the figures are in GBP already.",
	});
	expect(points).toEqual([undefined, undefined]);
});

test("the peso's $ is the account's own in Mexico", async () => {
	const { upload, points } = await load(["$1,299.00", "MX$12.00"], { country: "MEX" });
	expect(upload).toMatchObject({ success_count: 2, failed_count: 0 });
	expect(points).toEqual([129_900, 1_200]);
});

test("several faults of one row are told at once", async () => {
	const tenant = await createTenant();
	const owner = await tenant.addMember({ role: "account_owner" });
	const upload = await importFile(
		tenant,
		owner,
		"catalogue",
		"Handle,Title,Variant Price,Variant Compare At Price,Variant Inventory Qty,Status\na,,1.00,,,sold\nb,B,dear,cheap,few,\n",
	);
	expect(upload.refused.map(({ reason }) => reason)).toEqual([
		"Title is empty. 'sold' is not a status. Use active, draft or archived.",
		"Variant Price: 'dear' is not a price. Write it as 1299.00. Variant Compare At Price: 'cheap' is not a price. Write it as 1299.00. 'few' is not a quantity. Use a whole number.",
	]);
});

test("a file of headers alone is refused at once", async () => {
	const tenant = await createTenant({ point_price: 10_000 });
	const owner = await tenant.addMember({ role: "account_owner" });
	expect(await sendFile(owner, "catalogue", "Handle,Title,Variant Price\n")).toMatchObject({
		status: 409,
		body: { resultType: "no_rows", resultMsg: "The file has headers, but no rows below them." },
	});
});
