/** First and last names of American players and coaches: common ones, put together by chance. */
export const AMERICAN_FIRST_NAMES: readonly string[] = words(`
  Aaron Adam Aiden Alex Alonzo Amari Andre Andrew Anthony Antoine Armani Asa Austin Avery Beau Ben Blake Braden Brandon
  Braxton Brayden Brendan Brett Brian Brock Brody Bryce Bryson Byron Caden Caleb Calvin Camden Cameron Carson Carter Cedric
  Chance Charles Chase Chris Christian Clayton Cody Colby Cole Collin Connor Cooper Corey Cortez Cyrus Dalton Damon Daniel
  Dante Darius Darnell Darren Davion Dayton Deandre Demetrius Denzel Derek Derrick Desmond Devin Devon Dominic Donovan
  Dorian Drew Dwayne Dylan Easton Eli Elijah Elliott Emmanuel Eric Ethan Evan Ezekiel Ezra Felix Finn Frank Gabe Gabriel
  Garrett Gavin George Grady Graham Grant Grayson Greg Gunnar Harrison Hayden Henry Hudson Hunter Ian Isaac Isaiah Ivan
  Jabari Jace Jack Jackson Jacob Jaden Jadon Jake Jalen Jamal Jamar James Jared Jason Javon Jaxon Jaylen Jayson Jeremiah
  Jeremy Jermaine Jerome Jesse Joel John Jonah Jonathan Jordan Joseph Josh Joshua Josiah Julian Justin Justus Kaleb Kameron
  Kareem Keaton Keegan Keith Kellen Kendall Kendrick Kenny Keon Kevin Khalil Kobe Kyle Kyler Lamar Landon Langston Lawrence
  Leo Leon Levi Liam Logan Louis Lucas Luke Malachi Malcolm Malik Marcus Mario Marquis Marshall Martin Mason Matthew Maurice
  Max Micah Michael Miles Mitchell Montez Myles Nate Nathan Nehemiah Nelson Nicholas Noah Nolan Omar Orlando Oscar Owen
  Parker Patrick Paul Payton Peter Peyton Philip Pierce Preston Quentin Quincy Quinn Rashad Raymond Reed Reggie Reid Rhett
  Richard Riley Robert Roman Ronald Ross Russell Ryan Samuel Sawyer Scott Sean Sebastian Seth Shane Shawn Silas Simeon
  Solomon Spencer Stephen Sterling Steven Tanner Taylor Terrance Terrell Theo Thomas Timothy Tobias Todd Trent Trevon Trevor
  Trey Tristan Troy Tucker Ty Tyler Tyree Tyrell Tyson Victor Vincent Walker Wesley Weston Will Wyatt Xavier Zach Zachary
  Zaire Zane Zion`);

export const AMERICAN_LAST_NAMES: readonly string[] = words(`
  Abrams Adams Alexander Allen Alston Anderson Andrews Armstrong Arnold Atkins Austin Avery Bailey Baker Baldwin Ballard
  Banks Barber Barnes Barrett Bates Battle Baxter Beasley Beck Becker Bell Benjamin Bennett Benson Berry Bishop Black
  Blackwell Blair Blake Blanchard Bolden Bolton Bond Booker Booth Boone Bowen Bowers Bowman Boyd Bradford Bradley Brady
  Branch Brewer Bridges Briggs Britt Brock Brooks Brown Browning Bryant Buchanan Buckley Bullock Burke Burnett Burns Burton
  Bush Butler Byrd Caldwell Calhoun Cameron Campbell Cannon Carlson Carpenter Carr Carroll Carson Carter Carver Chambers
  Chandler Chapman Charles Christensen Clark Clarke Clay Clayton Coates Cobb Cochran Cohen Coleman Collier Collins Conley
  Conner Conway Cook Cooper Copeland Corbett Cox Craig Crawford Crosby Cross Cummings Cunningham Curry Curtis Dalton
  Daniels Daugherty Davenport Davidson Davis Dawson Dean Dennis Dickerson Dixon Dorsey Douglas Doyle Drake Dudley Duncan
  Dunn Durham Eaton Edwards Elliott Ellis Ellison Emerson English Evans Everett Farmer Farrell Faulkner Ferguson Fields
  Finley Fisher Fitzgerald Fleming Fletcher Flowers Floyd Ford Foster Fowler Fox Francis Franklin Frazier Freeman French
  Frost Fuller Gaines Gallagher Gardner Garrison Gates Gentry Gibbs Gibson Gilbert Gill Gilmore Glass Glenn Glover Goodman
  Gordon Grant Graves Gray Green Greene Greer Griffin Griffith Gross Guthrie Hale Hall Hamilton Hammond Hampton Hancock
  Hansen Hardin Harding Hardy Harmon Harper Harrell Harrington Harris Harrison Hart Harvey Hawkins Hayes Haynes Heath
  Henderson Hendricks Henry Herring Hicks Higgins Hill Hines Hobbs Hodges Hoffman Hogan Holden Holland Holloway Holmes Holt
  Hood Hooper Hopkins Horne Horton House Howard Howell Hubbard Hudson Huff Hughes Hunt Hunter Hurst Hutchinson Ingram
  Irwin Jackson Jacobs James Jefferson Jenkins Jennings Jensen Johnson Johnston Jones Jordan Joseph Joyce Joyner Keller
  Kelley Kelly Kemp Kennedy Kent Kerr Key King Kirby Kirk Klein Knight Knox Lamb Lambert Lancaster Lane Langston Larson
  Lawrence Lawson Leach Lee Leonard Lester Lewis Lindsey Little Livingston Lloyd Logan Long Love Lowe Lucas Lynch Lyons
  Mack Madden Mann Manning Marks Marsh Marshall Martin Mason Massey Mathis Matthews Maxwell May Mayfield Maynard McBride
  McCall McCarthy McClain McClure McCormick McCoy McCray McDaniel McDonald McDowell McGee McGuire McIntosh McIntyre McKay
  McKenzie McKinney McKnight McLean McMillan McNeil Meadows Melton Mercer Merritt Meyer Middleton Miles Miller Mills
  Mitchell Monroe Montgomery Moody Mooney Moore Moran Morgan Morris Morrison Morrow Morse Mosley Moss Mullins Murphy
  Murray Myers Nash Neal Nelson Newman Newton Nichols Nixon Noble Nolan Norman Norris Norwood Oliver Olson Osborne Owens
  Pace Page Palmer Parker Parks Parrish Parsons Patterson Patton Payne Pearson Perkins Perry Peters Peterson Phelps Phillips
  Pickett Pierce Pittman Pope Porter Potter Powell Powers Pratt Price Prince Proctor Pruitt Quinn Ramsey Randall Randolph
  Rankin Raymond Reed Reese Reeves Reid Reynolds Rhodes Rice Richards Richardson Richmond Riddle Riggs Riley Rivers Robbins
  Roberts Robertson Robinson Rodgers Rogers Rollins Roman Rose Ross Roth Rowe Rowland Roy Rush Russell Ryan Sampson Sanders
  Sanford Saunders Savage Sawyer Schmidt Schneider Schultz Scott Sellers Sexton Shaffer Shannon Sharp Shaw Shelton
  Shepherd Sherman Shields Short Simmons Simon Simpson Sims Singleton Skinner Slater Sloan Small Smith Snow Snyder
  Spears Spence Spencer Stafford Stanley Stanton Steele Stein Stephens Stevens Stevenson Stewart Stokes Stone Stout Strickland
  Strong Stuart Sullivan Summers Sutton Swanson Sweeney Tanner Tate Taylor Terrell Terry Thomas Thompson Thornton Todd
  Townsend Tucker Turner Tyler Tyson Vance Vaughn Vincent Wade Wagner Walker Wall Wallace Waller Walsh Walter Walters
  Walton Ward Ware Warner Warren Washington Waters Watkins Watson Watts Weaver Webb Weber Webster Weeks Welch Wells West
  Wheeler Whitaker White Whitehead Whitney Wiggins Wiley Wilkerson Wilkins Wilkinson Williams Williamson Willis Wilson
  Winters Wise Wolf Wolfe Wood Woodard Woods Woodward Wooten Workman Wright Wyatt Yates York Young`);

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
