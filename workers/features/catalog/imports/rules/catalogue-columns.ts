/** The columns of a catalogue file: those of a Shopify product export, by its other sets of headers too (its newer template, and the two product types of 2021). */
import { maxRichTextCharacters } from "#workers/features/rich-text";
import type { ImportColumns } from "#workers/kernel/import-columns";
import { itemBounds } from "../../rules/item-bounds";

/** Columns by id; a name belongs to one of them alone. */
export const catalogueColumns = {
	Handle: {
		required: true,
		max: 255,
		examples: ["stoneware-mug", "stoneware-mug"],
		aliases: ["url handle, product handle"],
	},
	Title: {
		required: true,
		max: itemBounds.name,
		examples: ["Stoneware mug"],
		aliases: ["product title, product name"],
	},
	"Variant Price": { required: true, examples: ["18.00", "18.00"], aliases: ["price"] },
	"Body (HTML)": {
		max: maxRichTextCharacters,
		examples: ["<p>Holds 420 ml.</p>"],
		aliases: ["description, body html, product description"],
	},
	Vendor: { max: itemBounds.brand_name, examples: ["Atelier Brum"], aliases: ["brand"] },
	"Product Category": {
		examples: ["Home > Kitchen > Mugs"],
		aliases: ["standardized product type, standard product type"],
	},
	Type: { examples: [], aliases: ["custom product type, product type"] },
	Tags: { max: itemBounds.tags, examples: ["tea, coffee"] },
	Published: { examples: ["TRUE"], aliases: ["published on online store"] },
	Status: { examples: ["active"] },
	"Option1 Name": { examples: ["Colour"] },
	"Option1 Value": { examples: ["Sand", "Sea"] },
	"Option2 Name": { examples: [] },
	"Option2 Value": { examples: [] },
	"Option3 Name": { examples: [] },
	"Option3 Value": { examples: [] },
	"Variant SKU": { examples: ["MUG-SAND", "MUG-SEA"], aliases: ["sku"] },
	Shelf: {
		examples: ["A 3-2", "A 3-3"],
		aliases: ["bin, bin name, shelf location, regal, lagerplatz, estante, étagère"],
	},
	"Variant Inventory Tracker": { examples: ["shopify", "shopify"], aliases: ["inventory tracker"] },
	"Variant Inventory Qty": { examples: ["12", "5"], aliases: ["inventory quantity, variant inventory quantity"] },
	"Variant Inventory Policy": {
		examples: ["deny", "deny"],
		aliases: ["continue selling when out of stock, inventory policy"],
	},
	"Variant Compare At Price": { examples: ["24.00"], aliases: ["compare-at price"] },
	Free: { aliases: ["give away, kostenlos, gratis, gratuito, gratuit"] },
	"Paid With": { aliases: ["balance, payé avec, pagado con"] },
	"Variant Requires Shipping": {},
	"Variant Image": { examples: [], aliases: ["variant image url"] },
	"Image Src": { examples: ["https://cdn.your-shop.com/mug-sand.jpg"], aliases: ["product image url, image url"] },
	"Image Position": { examples: ["1"] },
	"Image Alt Text": { examples: ["A sand-coloured mug"] },
	"Gift Card": { examples: ["FALSE"] },
} satisfies ImportColumns;
