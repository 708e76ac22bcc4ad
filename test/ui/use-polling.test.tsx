/** Screens look again at work that is under way: soon at first, then every 20 seconds, and only while somebody sees them. */
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pollingIntervalMs } from "../../app/ui/timings";
import { usePolling } from "../../app/ui/use-polling";

const look = vi.fn(async () => undefined);
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
	vi.useFakeTimers();
	look.mockClear();
});

afterEach(() => {
	vi.restoreAllMocks();
	vi.useRealTimers();
});

test("the first look comes after a second and a half, the next after two, then one every 20 seconds, none at the end", async () => {
	const { rerender } = renderHook(({ isRunning }) => usePolling(isRunning, look, 1), {
		initialProps: { isRunning: true },
	});
	const moments: number[] = [];
	look.mockImplementation(async () => void moments.push(Date.now()));
	const startedAt = Date.now();
	await wait(3 * pollingIntervalMs);
	expect(moments.map((moment) => moment - startedAt)).toEqual([1_500, 3_500, 23_500, 43_500]);
	rerender({ isRunning: false });
	await wait(10 * pollingIntervalMs);
	expect(look).toHaveBeenCalledTimes(4);
});

test("another upload begins with the soon looks again", async () => {
	const { rerender } = renderHook(({ subject }) => usePolling(true, look, subject), { initialProps: { subject: 1 } });
	await wait(4_000);
	expect(look).toHaveBeenCalledTimes(2);
	rerender({ subject: 2 });
	await wait(1_500);
	expect(look).toHaveBeenCalledTimes(3);
});

test("a hidden page looks only when it is seen again", async () => {
	const state = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
	renderHook(() => usePolling(true, look, 1));
	await wait(10 * pollingIntervalMs);
	expect(look).not.toHaveBeenCalled();
	state.mockReturnValue("visible");
	act(() => void document.dispatchEvent(new Event("visibilitychange")));
	await wait(0);
	expect(look).toHaveBeenCalledTimes(1);
});

test("the next look waits for a slow one", async () => {
	let end = () => {};
	look.mockImplementation(() => new Promise((resolve) => (end = () => resolve(undefined))));
	renderHook(() => usePolling(true, look, 1));
	await wait(10 * pollingIntervalMs);
	expect(look).toHaveBeenCalledTimes(1);
	end();
	await wait(2_000);
	expect(look).toHaveBeenCalledTimes(2);
});
