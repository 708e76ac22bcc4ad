/** One sheet of the packing list: the order, whom it goes to, and its items with their shelves and a box each to tick. */
import { useTranslation } from "~/ui/texts";

type SheetOrder = {
	order_number: string;
	date: string;
	address: readonly string[];
	card: string;
	lines: readonly {
		id: number;
		name: string;
		options: readonly string[];
		sku: string;
		shelf: string;
		quantity: number;
		message: string;
	}[];
};

/** The sheet. */
export function PackingSheet({ order }: { order: SheetOrder }) {
	const { t } = useTranslation("orders");
	return (
		<section className="card packing-sheet" aria-label={order.order_number}>
			<header>
				<div>
					<h2>{order.order_number}</h2>
					<span className="meta">{order.date}</span>
				</div>
				<address>
					{order.address.map((line, at) => (
						<span key={line} className={at === 0 ? "strong" : "meta"}>
							{line}
						</span>
					))}
				</address>
			</header>
			{order.card && <p className="order-said">{t("packing.card", { message: order.card })}</p>}
			<ul>
				{order.lines.map(({ id, name, options, sku, shelf, quantity, message }) => (
					<li key={id}>
						<span className="packing-box" aria-hidden="true" />
						<span className="strong figure">{quantity}</span>
						<span className="order-words">
							<span>{[name, ...options].join(", ")}</span>
							<span className="meta">{sku}</span>
							{message && <span>{t("packing.card", { message })}</span>}
						</span>
						<span className="packing-shelf">{shelf || t("packing.noShelf")}</span>
					</li>
				))}
			</ul>
		</section>
	);
}
