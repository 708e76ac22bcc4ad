/** Kit page: tiles of the store and a slider of them. */
import { IconButton } from "../button";
import { Card } from "../card";
import type { TileItem } from "../rules/store-tile";
import { Slider } from "../slider";
import { StoreTile, TileGrid } from "../store-tile";

const dayMs = 86_400_000;

function sampleItems(nowMs: number): TileItem[] {
	return [
		{ id: 1, brand_name: "Halden Audio", name: "Over-ear wireless headphones", points: 3980, created_at: nowMs },
		{
			id: 2,
			brand_name: "Fjell",
			name: "Insulated steel bottle",
			points: 890,
			minimum_display_cost: 890,
			maximum_display_cost: 1240,
		},
		{
			id: 3,
			brand_name: "Lumen",
			name: "Mini instant camera with film",
			points: 3150,
			points_was: 4200,
			is_flash_sale_item: 1,
			quantity_left: 4,
			live_to_date: nowMs + dayMs / 3,
		},
		{
			id: 4,
			brand_name: "Norrsken",
			name: "Canvas day backpack with a laptop sleeve, rain cover and 22 litres of room",
			points: 5400,
		},
		{ id: 5, brand_name: "Halden Audio", name: "Kitchen speaker", points: 2600, quantity_left: 0 },
		{
			id: 6,
			brand_name: "Papier & Co",
			name: "Linen notebooks, sold in packs of five",
			points: 240,
			quantity_multiples: { base_multiplier: 5 },
		},
		{ id: 7, brand_name: "Smide", name: "Cast-iron pan", points: 2980, live_to_date: nowMs - dayMs },
		{
			id: 8,
			brand_name: "Grow",
			name: "Monstera in a clay pot",
			points: 1650,
			live_to_date: nowMs + 75 * dayMs,
			created_at: nowMs,
			quantity_left: 9,
		},
	];
}

/** Tiles in every state. */
export function KitStore({ nowMs }: { nowMs: number }) {
	const items = sampleItems(nowMs);
	const tiles = (context: "listing" | "recommended") =>
		items.map((item, index) => (
			<StoreTile
				key={item.id}
				item={item}
				balance={4250}
				nowMs={nowMs}
				context={context}
				heart={
					<IconButton
						icon={index === 1 ? "heart-filled" : "heart"}
						label={`Wish list: ${item.name}`}
						aria-pressed={index === 1}
					/>
				}
			/>
		));
	return (
		<>
			<TileGrid>{tiles("listing")}</TileGrid>
			<Card title="Recommended for you">
				<Slider label="Recommended for you">{tiles("recommended")}</Slider>
			</Card>
		</>
	);
}
