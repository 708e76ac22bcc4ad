/** The data that a page carries are decoded before React starts, as Remix's own browser part has it. */
import { afterEach, expect, test } from "vitest";
import { readPageData } from "~/remix-internals/page-data";

type Page = { __remixContext?: { stream?: ReadableStream<Uint8Array>; state?: { loaderData?: unknown } } };
const page = window as unknown as Page;

afterEach(() => {
	delete page.__remixContext;
});

test("after reading, Remix's context has the loaders' data of the stream", async () => {
	let control: ReadableStreamDefaultController<Uint8Array> | undefined;
	const stream = new ReadableStream<Uint8Array>({
		start: (controller) => {
			control = controller;
		},
	});
	page.__remixContext = { ...{ url: "/", basename: "/", future: { v3_singleFetch: true }, isSpaMode: false }, stream };
	const reading = readPageData();
	let isRead = false;
	void reading.then(() => {
		isRead = true;
	});
	await new Promise((resolve) => setTimeout(resolve, 10));
	expect(isRead).toBe(false);
	control!.enqueue(new TextEncoder().encode('[{"_1":2},"loaderData",{"_3":4},"root",7]\n'));
	control!.close();
	await reading;
	expect(page.__remixContext?.state?.loaderData).toEqual({ root: 7 });
});
