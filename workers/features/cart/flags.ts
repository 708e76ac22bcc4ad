/** The switches that belong to the cart feature, of accounts and of people. @pure */

/** Switches of an account. */
export const accountFlags = ["disallow_adding_items_to_cart"] as const;

/** Switches of a person. */
export const userFlags = ["disable_cart"] as const;
