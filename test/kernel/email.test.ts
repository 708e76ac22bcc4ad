/** The one form of an email address. */
import { expect, test } from "vitest";
import { isEmail } from "#workers/kernel/email";

test("an address has a local part and a domain with a suffix, or an IP address in brackets", () => {
	for (const good of ["a@b.co", "first.last+tag@mail.example.museum", "A@B.CO", "a@[192.168.0.1]"])
		expect([good, isEmail(good)]).toEqual([good, true]);
	for (const bad of ["a@b", "a@b.c", "@b.co", "a b@c.de", "a@b..co", "a@192.168.0.1", "a@-b.co", "a@[1.2.3]"])
		expect([bad, isEmail(bad)]).toEqual([bad, false]);
});
