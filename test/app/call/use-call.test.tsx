/** A script's call: after a rest, the newest alone, aborted when nobody waits, and asleep while the page is hidden. */
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type CallOptions, useCall } from "../../../app/call/use-call";

const name = "autosuggest/autosuggest";
const fetched = vi.fn<(address: string, options: { signal: AbortSignal }) => Promise<unknown>>();
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const found = (label: string) => ({ ok: true, json: async () => ({ searchResults: [{ label }] }) });
const textOf = (address: string) => JSON.parse(new URL(address, "http://a").searchParams.get("input")!).search_text;

beforeEach(() => {
	vi.useFakeTimers();
	fetched.mockReset().mockImplementation(async (address) => found(textOf(address)));
	vi.stubGlobal("fetch", fetched);
});

afterEach(() => {
	vi.restoreAllMocks();
	vi.useRealTimers();
});

function ask(options: CallOptions<typeof name>) {
	const use = ({ text, of }: { text: string | null; of?: unknown }) =>
		useCall(name, text === null ? null : { search_text: text }, { ...options, of });
	return renderHook(use, { initialProps: { text: "a" } as { text: string | null; of?: unknown } });
}

test("it asks once after a rest, for the newest input alone; the answer before stays until then, and no input forgets it", async () => {
	const { result, rerender } = ask({ afterMs: 500 });
	await wait(400);
	rerender({ text: "ab" });
	await wait(499);
	expect([fetched.mock.calls.length, result.current.state]).toEqual([0, "waiting"]);
	await wait(1);
	expect(result.current).toMatchObject({ state: "answered", answer: { searchResults: [{ label: "ab" }] } });
	await wait(60_000);
	expect(fetched).toHaveBeenCalledTimes(1);
	rerender({ text: "abc" });
	expect(result.current).toEqual({ state: "waiting", answer: { searchResults: [{ label: "ab" }] } });
	rerender({ text: null });
	expect(result.current).toEqual({ state: "idle" });
});

test("what nobody waits for any more is aborted, and its answer is not told", async () => {
	let answerFirst = (_answer: unknown) => {};
	fetched.mockImplementationOnce(() => new Promise((resolve) => (answerFirst = resolve)));
	const { result, rerender, unmount } = ask({});
	await wait(0);
	rerender({ text: "b" });
	expect(fetched.mock.calls[0]![1].signal.aborted).toBe(true);
	await wait(0);
	answerFirst(found("a"));
	await wait(0);
	expect(result.current.answer).toEqual({ searchResults: [{ label: "b" }] });
	unmount();
	expect(fetched.mock.calls[1]![1].signal.aborted).toBe(true);
});

test("a refusal comes with its words, a lost answer without; both keep the answer before", async () => {
	const { result } = ask({ polling: { firstMs: [0], everyMs: 1_000 } });
	await wait(0);
	fetched.mockResolvedValueOnce({ ok: false, json: async () => ({ resultMsg: "Too many tries." }) });
	await wait(1_000);
	const answer = { searchResults: [{ label: "a" }] };
	expect(result.current).toMatchObject({ state: "failed", problem: "Too many tries.", answer });
	fetched.mockRejectedValueOnce(new Error("offline"));
	await wait(1_000);
	expect(result.current).toMatchObject({ state: "failed", problem: undefined, answer });
	await wait(1_000);
	expect(result.current).toMatchObject({ state: "answered", answer });
});

test("a page that nobody sees asks for nothing, and asks at once when it is seen again", async () => {
	const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
	ask({ polling: { everyMs: 1_000 } });
	await wait(10_000);
	expect(fetched).not.toHaveBeenCalled();
	seen.mockReturnValue("visible");
	document.dispatchEvent(new Event("visibilitychange"));
	await wait(0);
	expect(fetched).toHaveBeenCalledTimes(1);
	await wait(1_000);
	expect(fetched).toHaveBeenCalledTimes(2);
});

test("it ends when the answer says so, and what was answered for another page is forgotten", async () => {
	const { result, rerender } = ask({ polling: { everyMs: 1_000 }, asksWhile: (answer) => answer === undefined });
	await wait(1_000);
	await wait(4_000);
	expect(fetched).toHaveBeenCalledTimes(1);
	expect(result.current.state).toBe("answered");
	rerender({ text: "a", of: "another page" });
	expect(result.current).toEqual({ state: "waiting", answer: undefined });
	await wait(1_000);
	expect(fetched).toHaveBeenCalledTimes(2);
});
