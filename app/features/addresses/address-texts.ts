/** The words of an address's fields. */

/** The fields that an address form shows, with their labels. */
export const addressTexts = {
	first_name: "addresses:fields.firstName",
	last_name: "addresses:fields.lastName",
	address1: "addresses:fields.address1",
	address2: "addresses:fields.address2",
	city: "addresses:fields.city",
	state: "addresses:fields.state",
	postal_code: "addresses:fields.postalCode",
	country: "addresses:fields.country",
} as const;

/** A field of an address form. */
export type AddressField = keyof typeof addressTexts;
