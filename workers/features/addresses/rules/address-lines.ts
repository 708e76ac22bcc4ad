/** An address as people write it, line by line. @browser-safe */
import { countryName } from "./countries";

type Written = {
	first_name: string;
	last_name: string;
	address1: string;
	address2: string;
	city: string;
	state: string;
	postal_code: string;
	country: string;
};

/** The lines of an address with the country's name for the reader; empty parts are left out. */
export function addressLines(address: Written, language_code: string): string[] {
	const street = [address.address1, address.address2].filter(Boolean).join(", ");
	const place = [address.city, [address.state, address.postal_code].filter(Boolean).join(" ")]
		.filter(Boolean)
		.join(", ");
	return [
		`${address.first_name} ${address.last_name}`.trim(),
		street,
		place,
		countryName(address.country, language_code),
	].filter(Boolean);
}
