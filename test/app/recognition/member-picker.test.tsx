/** The member picker: what it invites to, how it suggests, and when the form of giving opens by itself. */
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { MemberPicker } from "../../../app/features/recognition";
import { pickerText } from "../../../app/features/recognition/picker-text";
import { recognitionOpenMs, searchDebounceMs } from "../../../app/ui/timings";
import autosuggest from "../../../public/locales/en/autosuggest.json";
import recognition from "../../../public/locales/en/recognition.json";
import { show } from "../../ui/screen";

const flags: Record<string, 0 | 1> = {};
vi.mock("~/shell/use-frame", () => ({
	useFrame: () => ({ account: { flags }, user: { give_recognition_disabled: 0 }, csrf_token: "x" }),
	useMayGive: () => flags.give_recognition_enabled === 1,
}));

const fetched = vi.fn<(address: string) => Promise<unknown>>();
const ingrid = { id: 5, name: "Ingrid Solberg", title: "Managing Director" };
const nightShift = { id: 9, name: "Night shift", active_members_count: 12 };
const suggested = {
	searchResults: [
		{ ...nightShift, type: "group" },
		{ ...ingrid, type: "user" },
	],
};

beforeEach(() => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	flags.give_recognition_enabled = 1;
	flags.employee_commitments_enabled = 0;
	fetched.mockReset();
	fetched.mockResolvedValue({ ok: true, json: async () => suggested });
	vi.stubGlobal("fetch", fetched);
	Element.prototype.scrollIntoView = () => undefined;
});

function showPicker(part = <MemberPicker />) {
	return show(part, undefined, { recognition, autosuggest });
}

/** Where the picker led. */
function placeOf({ state: { location } }: ReturnType<typeof showPicker>["router"]): string {
	return location.pathname + location.search;
}

async function type(text: string) {
	fireEvent.focus(screen.getByRole("searchbox"));
	const box = await screen.findByRole("combobox");
	fireEvent.change(box, { target: { value: text } });
	return box;
}

async function pass(ms: number) {
	await act(() => vi.advanceTimersByTimeAsync(ms));
}

test("the invitation depends on commitments, the right to issue them, and recognition", () => {
	expect(pickerText({ mayRecognize: true, mayCommit: true })).toBe("picker.recognizeOrCommit");
	expect(pickerText({ mayRecognize: true, mayCommit: false })).toBe("picker.recognize");
	for (const mayCommit of [true, false]) expect(pickerText({ mayRecognize: false, mayCommit })).toBeNull();
	flags.employee_commitments_enabled = 1;
	showPicker(<MemberPicker mayCommit />);
	expect(screen.getByLabelText("Recognize somebody or make a commitment")).toBeTruthy();
	cleanup();
	flags.give_recognition_enabled = 0;
	showPicker();
	expect(screen.queryByRole("searchbox")).toBeNull();
});

test("suggestions come 500 ms after the last letter, from the first letter on", async () => {
	showPicker();
	const box = await type("i");
	await pass(searchDebounceMs - 300);
	fireEvent.change(box, { target: { value: "in" } });
	await pass(searchDebounceMs - 300);
	expect(fetched).not.toHaveBeenCalled();
	await pass(310);
	expect(fetched).toHaveBeenCalledTimes(1);
	const asked = new URL(fetched.mock.calls[0]![0], "http://acme.example");
	expect(asked.pathname).toBe("/webapp/call/autosuggest/autosuggest");
	expect(JSON.parse(asked.searchParams.get("input")!)).toEqual({
		type: "users_and_groups",
		search_text: "in",
		filters: { may_receive_points: 1 },
	});
	expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
		expect.stringContaining("Night shift"),
		expect.stringContaining("Ingrid Solberg"),
	]);
});

test("people and groups are chosen with the keyboard, and the form opens 200 ms later", async () => {
	const { router } = showPicker();
	const box = await type("in");
	await pass(searchDebounceMs + 10);
	fireEvent.keyDown(box, { key: "ArrowDown" });
	fireEvent.keyDown(box, { key: "Enter" });
	expect(screen.getByLabelText("Remove Ingrid Solberg")).toBeTruthy();
	await pass(recognitionOpenMs - 150);
	expect(router.state.location.pathname).toBe("/");
	await pass(160);
	expect(placeOf(router)).toBe("/recognitions/give?recipient_ids=5");
	expect(router.state.location.state).toEqual({ isOver: true });
});

test("the form opens on load for somebody who is already chosen", async () => {
	const { router } = showPicker(<MemberPicker chosen={{ people: [ingrid], groups: [nightShift] }} />);
	await pass(recognitionOpenMs + 10);
	expect(placeOf(router)).toBe("/recognitions/give?recipient_ids=5&group_ids=9");
});

test("a failure says so in the specification's words, a refusal in the server's", async () => {
	fetched.mockRejectedValueOnce(new Error("offline"));
	showPicker();
	const box = await type("in");
	await pass(searchDebounceMs + 10);
	expect(screen.getByRole("status").textContent).toBe("An error occurred while sending you request. Please try again.");
	fetched.mockResolvedValueOnce({
		ok: false,
		json: async () => ({ resultMsg: "Too many tries." }),
	});
	fireEvent.change(box, { target: { value: "ing" } });
	await pass(searchDebounceMs + 10);
	expect(screen.getByRole("status").textContent).toBe("Too many tries.");
});
