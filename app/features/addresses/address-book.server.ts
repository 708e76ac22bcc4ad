/** The reader's address book, and one address of it. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import { addressLines } from "#workers/features/addresses/rules/address-lines";

/** Where one who is done with an address goes on: the checkout that sends there, or the profile that they came from. */
export function addressBookOf(request: Request, deliver_to?: number): string {
	if (new URL(request.url).searchParams.get("from") === "profile") return "/profile/addresses";
	return `/store/checkout${deliver_to ? `?deliver_to=${deliver_to}` : ""}#delivery`;
}

/** The addresses with their lines as they are written there, the usual one first. */
export async function readAddresses(context: AppLoadContext) {
	const { addresses } = await context.call("addresses/get-shipping-addresses", {});
	return addresses.map((address) => ({ ...address, lines: addressLines(address, context.language_code) }));
}

/** One of them. Throws a 404 for what is not in the reader's book. */
export async function findAddress(context: AppLoadContext, id: number) {
	const address = (await readAddresses(context)).find((one) => one.id === id);
	if (!address) throw new Response(null, { status: 404 });
	return address;
}
