/** The number of an order as people see and type it: the account's prefix and a running number of six digits or more. */
import type { Account } from "#workers/kernel/identity";

/** The number before an account's first order's. */
export const numberBeforeFirst = 100_000;

const maxDigits = 12;
const prefixLength = 3;
const maxPrefix = 8;

/** 'ACM-100417': the account's setting `order_number_prefix`, else the first letters of its code. */
export function orderNumber(account: Pick<Account, "settings" | "str_id">, number: number | string): string {
	return `${orderPrefix(account)}-${number}`;
}

/** What stands before the numbers of an account's orders. */
export function orderPrefix({ settings, str_id }: Pick<Account, "settings" | "str_id">): string {
	const chosen = typeof settings.order_number_prefix === "string" ? lettersOf(settings.order_number_prefix) : "";
	return chosen.slice(0, maxPrefix) || lettersOf(str_id).slice(0, prefixLength) || "NO";
}

function lettersOf(text: string): string {
	return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
}

/** The ranges of numbers that begin with what was typed, with or without the account's prefix; none for something else. */
export function orderNumberRanges(account: Pick<Account, "settings" | "str_id">, typed: string): [number, number][] {
	const digits = withoutPrefix(typed.trim().replace(/^#/, "").toUpperCase(), orderPrefix(account));
	if (!/^[1-9]\d*$/.test(digits) || digits.length > maxDigits) return [];
	return Array.from({ length: maxDigits - digits.length + 1 }, (_, more): [number, number] => {
		const first = Number(digits) * 10 ** more;
		return [first, first + 10 ** more - 1];
	}).filter(([, last]) => last > numberBeforeFirst);
}

function withoutPrefix(typed: string, prefix: string): string {
	return typed.startsWith(prefix) ? typed.slice(prefix.length).replace(/^[\s-]+/, "") : typed;
}

/** The running number of an order that is written whole, with or without the account's prefix; null for something else. */
export function exactOrderNumber(account: Pick<Account, "settings" | "str_id">, typed: string): number | null {
	const digits = withoutPrefix(typed.trim().replace(/^#/, "").toUpperCase(), orderPrefix(account));
	return /^[1-9]\d*$/.test(digits) && digits.length <= maxDigits ? Number(digits) : null;
}
