/** What is sent by email and when it may be sent again (gaps.md, "Orders"). @browser-safe */
import type { Delivery, LineStatus } from "./line-states";

/** So often an e-gift is sent again. */
export const maxResends = 3;

/** The longest code or link, in characters. */
export const maxVoucherCode = 300;

/** A line as far as sending it again depends on it. */
export type ResentLine = { delivery: Delivery; status: LineStatus; has_voucher_code: 0 | 1; resent_count: number };

/** True while the email with the line's code can be sent once more: it went out, is not refunded, and was not sent three times again. */
export function mayResend({ delivery, status, has_voucher_code, resent_count }: ResentLine): boolean {
	return delivery === "email" && status === "delivered" && has_voucher_code === 1 && resent_count < maxResends;
}
