/** Pictures are fetched from public addresses alone. */
import { expect, test } from "vitest";
import { publicAddress } from "#workers/kernel/public-address";

test.each([
	"https://10.0.0.1/a.png",
	"https://192.168.1.1/a.png",
	"https://172.16.0.1/a.png",
	"https://169.254.169.254/latest",
	"https://kubernetes.default.svc/a.png",
	"https://printer.localdomain/a.png",
	"https://[3fff::1]/a.png",
	"https://[3fff:fff::1]/a.png",
	"https://[5f00::1]/a.png",
	"https://[2001::1]/a.png",
	"https://[2001:2::1]/a.png",
	"https://[2001:20::1]/a.png",
	"https://[2002:7f00:1::]/a.png",
	"https://[2620:4f:8000::1]/a.png",
	"https://[64:ff9b::7f00:1]/a.png",
	"https://[::ffff:127.0.0.1]/a.png",
	"https://[fec0::1]/a.png",
	"https://192.88.99.1/a.png",
	"https://192.31.196.1/a.png",
	"https://192.52.193.1/a.png",
	"https://192.175.48.1/a.png",
	"https://100.64.0.1/",
	"https://2130706433/",
	"https://0x7f.1/",
	"https://[::1]/",
	"https://[::ffff:10.0.0.1]/",
	"https://[fd00::1]/",
	"https://localhost/",
	"https://printer.local/",
	"https://intranet/",
	"https://user:word@cdn.shopify.com/",
	"https://cdn.shopify.com:8443/",
	"ftp://cdn.shopify.com/",
	"javascript:alert(1)",
	"/a.png",
])("%s is never fetched", (source) => {
	expect(publicAddress(source)).toBeUndefined();
});

test("public addresses are fetched", () => {
	for (const source of [
		"https://cdn.shopify.com/mug.png?v=1",
		"https://93.184.216.34/a.png",
		"https://[2606:2800:220:1::1]/a.png",
	])
		expect(publicAddress(source)?.href).toBe(source);
});
