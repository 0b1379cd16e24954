/** Places that schools are named for. Invented in the manner of their region; each names one school at most. */
import type { Region } from "./conference-table.ts";

/** Lands as large as a state: what leading public universities are named for, alone or with a direction. */
export const LANDS: Readonly<Record<Region, readonly string[]>> = {
  northeast: words("Alleghenia, Laconia, New Devon, New Cornwall, Pemaquoddy, Vandalia, West Acadia, New Avalon"),
  south: words("Tidewater, Blue Piedmont, Albemarlia, Lowcountry, New Albion, Severnia, Tobago Sound, Westmarch"),
  gulf: words("Bellamar, Magnolia, Mobilia, Bayoula, Floriana, Gulfland, Cumberia, Toulousa"),
  midwest: words("Huronia, Lakeland Shores, Metropotamia, Michillia, Ohiana, Saginia, Wabashia, Ferrovia"),
  plains: words("Absaroka, Llano, Hesperia Plains, Plainsland, Sandoval, Prairiana, Tejano Valley, Jornada"),
  west: words("Cascadia, Deseronto, Klamathia, Altamonta, Nevadina, Sierra Alta, Shastina, Solano Range"),
};

/** Towns and counties. */
export const TOWNS: Readonly<Record<Region, readonly string[]>> = {
  northeast: words(`
    Amberleigh, Ashgrove, Barrowby, Birchmont, Bracknell Falls, Cliffhaven, Coldwater Neck, Corriveau, Cranmoor,
    Dovercourt, Dunwater, Eastwick, Elderbrook, Fairhollow, Farrowdale, Glenmarsh, Greyhollow, Gullstead, Harborough,
    Hawthorne Neck, Highmoor, Hollis Bay, Inverlea, Ironbridge, Juniper Point, Kestrel Bay, Kingsbarrow, Lanternport,
    Maplehurst, Merrowick, Milldam, Moorfield, Narrowgate, Nethermoor, Northmoor, Oakhampton, Orchard Neck, Osprey Point,
    Penhallow, Pennlow, Quarry Hill, Quillhaven, Redcliffe, Rookwood, Saltmarsh, Seagrave, Silverbrook, Stonebury,
    Tarrington, Thornbury, Tidewick, Underhill, Vailmont, Wexcombe, Whitcombe, Wickstead, Windover, Wrenthorpe, Yarrowmere`),
  south: words(`
    Annandale Court, Ashby Forge, Beaufain, Blackrush, Bluefern, Briarwood Forge, Calvary Ridge, Camellia, Chesney,
    Cobbs Landing, Cypress Point, Dogwood, Drayburn, Eden Forge, Fernandale, Foxhall, Galloway Springs, Goshen Ford,
    Harkness Ford, Heronfield, Hickory Gap, Indigo Bay, Jessamine, Kinloch, Laurel Fork, Longleaf, Madderly, Marlow, Millrace,
    Mockingbird Hill, New Kent Forge, Oakhaven, Old Ferry, Palmetto Bay, Peachwood, Pinebluff Sound, Poplar Ford,
    Quail Hollow, Ravensworth, Rosewell, Rivermark, Sandhurst, Scarlet Oak, Shadwell, Silas Creek, Stillwater Sound,
    Swanhaven, Tanglewood, Tarboro Ford, Turnberry, Upland Forge, Wexham, Whitehall Ferry, Wicomere, Yorktown Ferry`),
  gulf: words(`
    Alcove Springs, Arcola, Azalea, Bayou Clair, Bellefleur, Belle Rive, Bonsecour, Canebrake, Caspiana, Catalpa,
    Chandeleur, Cottonport, Crescent Bay, Cypress Bend, Delacroix, Dauphine, Eaglenest, Evangeline, Flamingo Key,
    Fontaine, Gulf Harbor, Hibiscus, Honey Island, Iberia Pass, Jonquil, La Belle, Lafourche, Live Oak, Manchac,
    Manatee Springs, Marais, Mariposa Key, Mimosa, Natchez Bend, Oleander, Orange Grove, Palmyra, Pecan Island, Pelican Bay,
    Perdido, Pine Barren, Plaquemine, Port Royale, Red Hills, Rosedown, Sabal Palm, Sandy Hook, Satsuma, Shell Mound,
    Sugar Creek, Sunrise Key, Tallulah, Tamiami, Tensaw, Tupelo Springs, Vermilion, Wisteria, Yellow Pine`),
  midwest: words(`
    Aldersgate, Amberfield, Baraboo Bluffs, Beacon Lake, Birch Lake, Blackfork, Bonneville Grove, Brandywine Falls,
    Buckthorn, Cedar Bluff, Clearlake Grove, Copper Harbor, Cornerstone Grove, Crystal Falls, Danebury, Driftwood, Edenville,
    Elkhorn Grove, Fallen Timbers, Fairbanks Grove, Fox Prairie, Galena Bluffs, Glacier Lake, Grand Portage, Granite Falls,
    Harvest Grove, Hazelton, Ironwood, Isle Verte, Juniper Grove, Kettle Lake, Lake Forestburg, Little Calumet, Loon Lake,
    Manistique, Maple Grove, Marquette Bay, Mill Pond, Neshota, New Bremen Falls, Northwood Falls, Oak Savanna,
    Pine River, Portage Lake, Prairie Junction, Quarry Lake, Red Cedar, Rolling Fork, Sable Point, Sandusky Bluffs,
    Silver Maple, Starved Rock, Sturgeon Point, Three Oaks, Timber Lake, Vermillion Grove, Whitewood, Winfield`),
  plains: words(`
    Antelope Springs, Arrowhead Butte, Bitter Creek, Black Mesa, Bluestem, Brazos Bend, Buffalo Gap, Cobalt Springs,
    Canyon Rim, Caprock, Cedar Hills, Chisholm, Cimarron Bend, Concho Flats, Cottonwood, Crow Butte, Devils Fork,
    Dry Fork, Elm Fork, Far Divide, Fort Larkin, Frontera, Grasslands, Guadalupe Bend, High Plains, Homestead,
    Horsehead, Iron Springs, Kestrel Plains, Lone Elm, Lost Creek, Marfa Springs, Mesquite Flats, Neosho Bend,
    Nueces Bend, Sage Bluffs, Palo Blanco, Pecos Bend, Prairie Rose, Redbud Fork, Republican Fork, Rio Claro,
    Sandstone, Santa Reina, Smoky Hill, Staked Plain, Sunflower, Sweet Grass, Tallgrass, Turkey Creek, Val Verdeña,
    Verdigris, Walnut Bend, Wheatland, White Butte, Windhorse, Wolf Creek`),
  west: words(`
    Agate Beach, Alta Loma Ridge, Alder Bay, Aspen Grove, Basin Rim, Bitterroot, Black Canyon, Bonanza, Bristlecone,
    Calaveras Ridge, Camino Real, Cathedral Peak, Cedar Mesa, Chinook Falls, Columbine, Copper Canyon, Coral Mesa,
    Cordillera, Crater Rim, Desert Bloom, Diablo Ridge, Dos Rios, El Mirador, Elk Mountain, Emerald Bay, Ensenada Point,
    Fir Coast, Gold Ridge, Golden Poppy, Granite Peak, Half Moon, High Sierra, Ironbark Mesa, Joshua Flats, Juniper Mesa,
    La Cumbre, Las Lomas, Lava Beds, Madrone, Manzanita, Mesa Roja, Mirage, Monte Dorado, Ocotillo, Olympic View,
    Painted Hills, Paloma Point, Pinyon, Point Alegre, Puget Narrows, Quaking Aspen, Red Rock, Rio Plata, Saddle Peak,
    San Aurelio, San Celedonio, Santa Perpetua, Sequoia Grove, Silver Lode, Snow Basin, Sonora Mesa, Tamarack,
    Thunder Mesa, Timberline, Trinity Peak, Vista Serena, White Sands, Yucca Flats`),
};

/** Founders that private schools are named for. */
export const FOUNDERS: readonly string[] = words(`
  Abernethy, Ainsworth, Averill, Bancroft, Beaumarchais, Blackstone, Brattleford, Caldecott, Carmichael, Chatterton,
  Colfax, Cromarty, Delafield, Dunmore, Ellery, Fairchild, Fenwick, Fitzhugh, Garrick, Greaves, Halloran, Hargrove,
  Haverstock, Ingersoll, Jardine, Kensett, Kilbride, Lathrop, Lockridge, Loxley, MacAuley, Maddocks, Merriweather,
  Northcote, Oglevie, Osgood, Pemberton, Prestwick, Quincannon, Rathbone, Rutledge, Selwyn, Stanhope, Thackeray,
  Thornhill, Trevelyan, Vandermeer, Wadsworth, Wetherby, Whitlock, Winterbourne, Wolcott, Yardley`);

/** Saints and holy names without a school in the real league tables. */
export const SAINTS: readonly string[] = words(`
  St. Aldhelm, St. Aidan, St. Asaph, St. Blaise, St. Botolph, St. Brannock, St. Casimir, St. Columban,
  St. Crispin, St. Cuthbert, St. Dunstan, St. Erasmus, St. Fabian, St. Gallen, St. Hilda, St. Isidore,
  St. Ladislas, St. Malachy, St. Ninian, St. Oswald, St. Quentin, St. Sylvan, St. Tarsus,
  St. Ursula, St. Valerian, St. Wilfrid, St. Wystan, Holy Grove, Bellarmont, Franciscana, Regis Hill`);

function words(text: string): string[] {
  return text
    .trim()
    .split(",")
    .map((word) => word.trim());
}
