/** Parts of the kit as people meet them. */
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Button } from "../../app/ui/button";
import { ConfirmDialog, SuccessDialog } from "../../app/ui/confirm-dialog";
import { Countdown } from "../../app/ui/countdown";
import { DataTable } from "../../app/ui/data-table/data-table";
import { Field } from "../../app/ui/field";
import { LoadingIndicator } from "../../app/ui/loading";
import { Meter } from "../../app/ui/meter";
import { Pager } from "../../app/ui/pager";
import { StoreTile } from "../../app/ui/store-tile";
import { HashTabs, SteppedTabs } from "../../app/ui/tabs";
import { TextArea } from "../../app/ui/text-area";
import { TextInput } from "../../app/ui/text-input";
import { ToastRegion, useToasts } from "../../app/ui/toast";
import { show } from "./screen";

beforeEach(() => {
	// jsdom knows the element, not yet its methods.
	HTMLDialogElement.prototype.showModal = function showModal() {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function close() {
		if (!this.open) return;
		this.open = false;
		this.dispatchEvent(new Event("close"));
	};
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

test("[ui_kit-01] a confirmation has its header and its two buttons", () => {
	const onConfirm = vi.fn();
	show(
		<ConfirmDialog isOpen onClose={() => undefined} onConfirm={onConfirm}>
			Sure?
		</ConfirmDialog>,
	);
	expect(screen.getByRole("dialog", { name: "Confirmation" })).toBeTruthy();
	expect(screen.getByRole("button", { name: "Cancel" })).toBeTruthy();
	fireEvent.click(screen.getByRole("button", { name: "OK" }));
	expect(onConfirm).toHaveBeenCalledOnce();
});

test("[ui_kit-02] the loading indicator says 'Loading'", () => {
	show(<LoadingIndicator />);
	expect(screen.getByRole("status").textContent).toBe("Loading");
});

test("[ui_kit-03] the success dialog says 'Success' and has CLOSE", () => {
	const onClose = vi.fn();
	show(<SuccessDialog isOpen onClose={onClose} />);
	expect(screen.getByRole("dialog", { name: "Success" })).toBeTruthy();
	fireEvent.click(screen.getByRole("button", { name: "CLOSE" }));
	expect(onClose).toHaveBeenCalled();
});

test("[ui_kit-04] tabs follow the address's hash", () => {
	window.location.hash = "#two";
	const tabs = ["one", "two"].map((id) => ({ id, label: id, content: `Part ${id}` }));
	show(<HashTabs label="Parts" tabs={tabs} />);
	expect(screen.getByRole("link", { name: "two" }).getAttribute("aria-current")).toBe("true");
	act(() => {
		window.location.hash = "#one";
		window.dispatchEvent(new HashChangeEvent("hashchange"));
	});
	expect(screen.getByRole("link", { name: "one" }).getAttribute("aria-current")).toBe("true");
	expect(screen.getByRole("link", { name: "one" }).getAttribute("href")).toBe("#one");
});

test("[ui_kit-05] a countdown ticks every second and says 'Time expired' at zero, once", () => {
	vi.useFakeTimers();
	const onEnd = vi.fn();
	const now = Date.now();
	show(<Countdown untilMs={now + 2000} nowMs={now} onEnd={onEnd} />);
	expect(screen.getByRole("timer").textContent).toBe("00:00:02");
	act(() => void vi.advanceTimersByTime(1000));
	expect(screen.getByRole("timer").textContent).toBe("00:00:01");
	act(() => void vi.advanceTimersByTime(5000));
	expect(screen.getByRole("timer").textContent).toContain("Time expired");
	expect(onEnd).toHaveBeenCalledOnce();
});

test("[ui_kit-06] a stepped tab bar marks the current step and links back", () => {
	show(
		<SteppedTabs
			label="Steps"
			current={1}
			steps={[{ label: "Cart", href: "/store" }, { label: "Delivery" }, { label: "Place order" }]}
		/>,
	);
	expect(screen.getByText("2. Delivery").closest("li")?.getAttribute("aria-current")).toBe("step");
	expect(screen.getByRole("link", { name: "1. Cart" })).toBeTruthy();
	expect(screen.queryByRole("link", { name: "3. Place order" })).toBeNull();
});

test("[ui_kit-07] a progress bar is 12 px high unless told otherwise", () => {
	show(<Meter percent={30} label="Left" />);
	const bar = screen.getByRole("progressbar", { name: "Left" });
	expect([bar.style.height, bar.getAttribute("aria-valuenow")]).toEqual(["", "30"]);
});

test("[ui_kit-17] a full text area says its maximum", () => {
	show(
		<Field label="Message">
			<TextArea maxLength={5} defaultValue="Hell" />
		</Field>,
	);
	fireEvent.input(screen.getByLabelText("Message"), { target: { value: "Hello" } });
	expect(screen.getByRole("status").textContent).toBe("The maximum of 5 characters is reached.");
});

test("[ui_kit-18] a text area with a minimum has a counter in red, then in green", () => {
	const { container } = show(
		<Field label="Reason">
			<TextArea minLength={3} />
		</Field>,
	);
	const tone = () => container.querySelector("[data-tone]")?.getAttribute("data-tone");
	expect(tone()).toBe("bad");
	fireEvent.input(screen.getByLabelText("Reason"), { target: { value: "abc" } });
	expect(tone()).toBe("good");
});

test("[ui_kit-19] a date may be past or future", () => {
	show(
		<Field label="From">
			<TextInput type="date" />
		</Field>,
	);
	const input = screen.getByLabelText("From");
	expect([input.getAttribute("min"), input.getAttribute("max")]).toEqual([null, null]);
});

test("a field ties label, hint and error to its control, and says what was kept", () => {
	show(
		<Field label="Password" error="That is wrong." kept="Your email was kept." hint="At least 8">
			<TextInput type="password" />
		</Field>,
	);
	const input = screen.getByLabelText("Password");
	const described = (input.getAttribute("aria-describedby") ?? "")
		.split(" ")
		.map((id) => document.getElementById(id)?.textContent);
	expect(described).toEqual(["That is wrong. Your email was kept.", "At least 8"]);
	expect(input.getAttribute("aria-invalid")).toBe("true");
});

test("[data_table-19] a busy button says 'Processing...' and cannot be pressed", () => {
	show(<Button isBusy>Download Report</Button>);
	expect(screen.getByRole("button", { name: "Processing..." }).hasAttribute("disabled")).toBe(true);
});

function Sender() {
	const { show: send } = useToasts();
	return (
		<button type="button" onClick={() => send({ text: "Sent." })}>
			Send
		</button>
	);
}

test("[ui_kit-20] a toast is announced and gone after 8000 ms", () => {
	vi.useFakeTimers();
	show(
		<ToastRegion>
			<Sender />
		</ToastRegion>,
	);
	fireEvent.click(screen.getByRole("button", { name: "Send" }));
	const region = screen.getByRole("region", { name: "Messages" });
	expect([region.getAttribute("aria-live"), within(region).queryByText("Sent.") !== null]).toEqual(["polite", true]);
	act(() => void vi.advanceTimersByTime(7999));
	expect(within(region).queryByText("Sent.")).not.toBeNull();
	act(() => void vi.advanceTimersByTime(1));
	expect(within(region).queryByText("Sent.")).toBeNull();
});

const pager = { pageCount: 9, hrefFor: (page: number) => `/list?page=${page}`, action: "/list" };

test("[ui_kit-12] the pager is not there at one page", () => {
	const { container } = show(<Pager {...pager} page={1} pageCount={1} recordCount={3} />);
	expect(container.textContent).toBe("");
});

test("[ui_kit-11] [downloads-02] Previous is disabled on page 1, Next on the last; totals stand beside", () => {
	show(<Pager {...pager} page={1} recordCount={17} />);
	expect(screen.getByRole("button", { name: "Previous" }).hasAttribute("disabled")).toBe(true);
	expect(screen.getByRole("link", { name: "Next" }).getAttribute("href")).toBe("/list?page=2");
	expect(screen.getByText("of 9")).toBeTruthy();
	expect(screen.getByText("17 Records")).toBeTruthy();
	cleanup();
	show(<Pager {...pager} page={9} />);
	expect(screen.getByRole("button", { name: "Next" }).hasAttribute("disabled")).toBe(true);
});

test.each(["blur", "enter", "next"])("[ui_kit-10] [ui_kit-09] the page is sent on %s, clamped, after 30 ms", (how) => {
	vi.useFakeTimers();
	const onPage = vi.fn();
	show(<Pager {...pager} page={4} onPage={onPage} />);
	const input = screen.getByRole("spinbutton") as HTMLInputElement;
	if (how === "next") fireEvent.click(screen.getByRole("link", { name: "Next" }));
	else {
		input.value = "99";
		if (how === "blur") fireEvent.blur(input);
		else fireEvent.submit(input.form as HTMLFormElement);
		expect(input.value).toBe("9");
	}
	act(() => void vi.advanceTimersByTime(29));
	expect(onPage).not.toHaveBeenCalled();
	act(() => void vi.advanceTimersByTime(1));
	expect(onPage).toHaveBeenCalledExactlyOnceWith(how === "next" ? 5 : 9);
});

const item = { id: 7, name: "Camera", brand_name: "Lumen", points: 300 };

test("[catalog-08] [catalog-09] a tile tells its range, the money, and that it can be afforded", () => {
	show(
		<StoreTile item={{ ...item, minimum_display_cost: 1300, maximum_display_cost: 2400 }} balance={1300} nowMs={0} />,
	);
	expect(screen.getByText("1,300 to 2,400")).toBeTruthy();
	expect(screen.getByText(/\$13\.00 to \$24\.00/)).toBeTruthy();
	expect(screen.getByText("You can afford this.")).toBeTruthy();
});

test("[catalog-10] a tile with quantity multiples is labelled '(per item)'", () => {
	show(<StoreTile item={{ ...item, quantity_multiples: { base_multiplier: 4 } }} balance={10} nowMs={0} />);
	expect(screen.getByText("1,200")).toBeTruthy();
	expect(screen.getByText("(per item)")).toBeTruthy();
	expect(screen.getByText("1,190 more to go")).toBeTruthy();
});

test("[catalog-11] [flash_sale-03] an offer ends in front of the reader: the label shows, the link goes, the owner is told", () => {
	vi.useFakeTimers();
	const now = Date.now();
	const onEnd = vi.fn();
	show(
		<StoreTile
			item={{ ...item, is_flash_sale_item: 1, points_was: 400, live_to_date: now + 1000, quantity_left: 4 }}
			balance={500}
			nowMs={now}
			onEnd={onEnd}
		/>,
	);
	expect(screen.getByText("Only 4 left")).toBeTruthy();
	expect(screen.getByRole("timer").textContent).toBe("Ends in 00:00:01");
	expect(screen.getByRole("link", { name: "Camera" }).getAttribute("href")).toBe("/store/item/7");
	act(() => void vi.advanceTimersByTime(1000));
	expect(screen.getByText("Offer Expired")).toBeTruthy();
	expect(screen.queryByRole("link")).toBeNull();
	expect(onEnd).toHaveBeenCalledExactlyOnceWith(7);
});

test("a tile shows no points where the account hides them", () => {
	const { container } = show(<StoreTile item={item} balance={500} nowMs={0} />, { arePointsHidden: true });
	expect(container.textContent).toBe("LumenCamera");
});

type Row = { id: number; name: string; points: number | null };
const columns = [
	{
		key: "name",
		heading: "Name",
		role: "lead" as const,
		sortHref: "/list?sort=name",
		sorted: "ascending" as const,
		cell: (row: Row) => row.name,
	},
	{ key: "points", heading: "Points", toEnd: true, cell: (row: Row) => row.points },
];

test("[data_table-08] [data_table-12] a table keeps its roles, marks its sort, and offers a box only where a row has one", () => {
	const selection = {
		formId: "bulk",
		name: "ids",
		valueFor: (row: Row) => String(row.id),
		labelFor: (row: Row) => row.name,
		isSelected: (row: Row) => row.id === 1,
		isHidden: (row: Row) => row.id === 2,
	};
	const rows = [
		{ id: 1, name: "Olu", points: 5 },
		{ id: 2, name: "Luca", points: null },
	];
	show(
		<DataTable
			caption="Members"
			columns={columns}
			rows={rows}
			rowKey={(row) => row.id}
			selection={selection}
			empty={null}
		/>,
	);
	expect(screen.getByRole("columnheader", { name: "Name" }).getAttribute("aria-sort")).toBe("ascending");
	expect((screen.getByRole("checkbox", { name: "Select Olu" }) as HTMLInputElement).checked).toBe(true);
	expect(screen.queryByRole("checkbox", { name: "Select Luca" })).toBeNull();
	expect(screen.getAllByRole("row")).toHaveLength(3);
	expect(within(screen.getAllByRole("row")[2] as HTMLElement).getByText("-")).toBeTruthy();
});

test("[data_table-13] an empty table shows its empty state in the place of the rows", () => {
	show(
		<DataTable caption="Members" columns={columns} rows={[]} rowKey={(row) => row.id} empty={<p>no rows found</p>} />,
	);
	expect(screen.queryByRole("table")).toBeNull();
	expect(screen.getByText("no rows found")).toBeTruthy();
});
