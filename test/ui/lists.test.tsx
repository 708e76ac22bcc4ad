/** Pager, tiles and tables as people meet them. */
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { DataTable } from "../../app/ui/data-table/data-table";
import { Pager } from "../../app/ui/pager";
import { StoreTile } from "../../app/ui/store-tile";
import { show } from "./screen";

const pager = { pageCount: 9, hrefFor: (page: number) => `/list?page=${page}`, action: "/list" };

test("the pager is not there at one page", () => {
	const { container } = show(<Pager {...pager} page={1} pageCount={1} recordCount={3} />);
	expect(container.textContent).toBe("");
});

test("Previous is disabled on page 1, Next on the last; totals stand beside", () => {
	show(<Pager {...pager} page={1} recordCount={17} />);
	expect(screen.getByRole("button", { name: "Previous" }).hasAttribute("disabled")).toBe(true);
	expect(screen.getByRole("link", { name: "Next" }).getAttribute("href")).toBe("/webapp/list?page=2");
	expect(screen.getByText("of 9")).toBeTruthy();
	expect(screen.getByText("17 Records")).toBeTruthy();
	cleanup();
	show(<Pager {...pager} page={9} />);
	expect(screen.getByRole("button", { name: "Next" }).hasAttribute("disabled")).toBe(true);
});

test.each(["blur", "enter", "next"])("the page is sent on %s, clamped, after 30 ms", (how) => {
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

test("a tile tells its range, the money, and that it can be afforded", () => {
	show(
		<StoreTile item={{ ...item, minimum_display_cost: 1300, maximum_display_cost: 2400 }} balance={1300} nowMs={0} />,
	);
	expect(screen.getByText("1,300 to 2,400")).toBeTruthy();
	expect(screen.getByText(/\$13\.00 to \$24\.00/)).toBeTruthy();
	expect(screen.getByRole("img", { name: "You can afford this." })).toBeTruthy();
});

test("a tile with quantity multiples is labelled '(per item)'", () => {
	show(<StoreTile item={{ ...item, quantity_multiples: { base_multiplier: 4 } }} balance={10} nowMs={0} />);
	expect(screen.getByText("1,200")).toBeTruthy();
	expect(screen.getByText("(per item)")).toBeTruthy();
	expect(screen.getByText("1,190 more to go")).toBeTruthy();
});

test("an offer ends in front of the reader: the label shows, the link goes, the owner is told", () => {
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
	expect(screen.getByRole("link", { name: "Camera" }).getAttribute("href")).toBe("/webapp/store/item/7");
	act(() => void vi.advanceTimersByTime(1000));
	expect(screen.getByText("Offer Expired")).toBeTruthy();
	expect(screen.queryByRole("link")).toBeNull();
	expect(onEnd).toHaveBeenCalledExactlyOnceWith(7);
});

test("a tile keeps its price and says nothing of what can be afforded where the account hides balances", () => {
	const { container } = show(<StoreTile item={item} balance={500} nowMs={0} />, { arePointsHidden: true });
	expect(container.textContent).toBe("LumenCamera300points");
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

test("a table keeps its roles, marks its sort, and offers a box only where a row has one", () => {
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

test("an empty table shows its empty state in the place of the rows", () => {
	show(
		<DataTable caption="Members" columns={columns} rows={[]} rowKey={(row) => row.id} empty={<p>no rows found</p>} />,
	);
	expect(screen.queryByRole("table")).toBeNull();
	expect(screen.getByText("no rows found")).toBeTruthy();
});
