/** Players from Europe and its neighbours. Coordinates of the cities: GeoNames (https://www.geonames.org, CC BY 4.0), rounded. */
import { type Origin, origin } from "./origin.ts";

export const EUROPEAN_ORIGINS: readonly Origin[] = [
  origin(
    12,
    `Aleksa Andrej Boris Danilo Dejan Dušan Filip Goran Igor Ilija Ivan Jovan Karlo Krešimir Lazar Luka Marko Mateja Matija
    Mihailo Miloš Nemanja Nikola Novak Ognjen Pavle Petar Roko Savo Slobodan Stefan Strahinja Tarik Toni Uroš Veljko Vuk Žarko`,
    `Andrić Babić Blažević Bogdanović Bošković Ćosić Cvetković Delić Dragić Đorđević Filipović Gajić Grbović Horvat Ilić Ivanović
    Janković Jelić Jurić Knežević Kovač Kovačević Lazić Lukić Marić Marinković Matić Mihajlović Milić Milošević Nikolić Novaković
    Pavlović Perić Petrović Popović Radić Radović Savić Simić Stanković Stojanović Tadić Tomić Vidović Vuković Vujić Zorić Živković`,
    {
      Serbia: "Belgrade 44.80 20.47, Novi Sad 45.25 19.84, Niš 43.32 21.90, Čačak 43.89 20.35, Kragujevac 44.02 20.92",
      Croatia: "Zagreb 45.81 15.98, Split 43.51 16.44, Zadar 44.12 15.23, Šibenik 43.73 15.89",
      "Bosnia and Herzegovina": "Sarajevo 43.85 18.36, Banja Luka 44.78 17.19, Mostar 43.34 17.81",
      Montenegro: "Podgorica 42.44 19.26, Bar 42.09 19.10",
      Slovenia: "Ljubljana 46.05 14.51, Maribor 46.55 15.65, Novo Mesto 45.80 15.17",
      "North Macedonia": "Skopje 42.00 21.43",
    },
  ),
  origin(
    8,
    `Adrien Alexandre Amaury Antoine Baptiste Bilal Clément Enzo Étienne Florian Gaël Guillaume Hugo Ilan Jean-Marc Jules Kévin Killian
    Loïc Lucas Mathéo Mathis Maxime Mehdi Mohamed Nathan Noé Olivier Quentin Rayan Rémi Romain Sacha Théo Thibault Yanis Yoan`,
    `Aubert Bailly Barbier Benoît Bernard Besson Blanchet Bonnet Boucher Bourdon Brunel Caron Chevalier Collet Cordier Diallo Dubois
    Dumas Dumont Dupuis Faure Fontaine Fournier Gauthier Girard Guérin Lacroix Lambert Laurent Leclerc Lefèvre Lemaire Marchand Martel
    Masson Mercier Morel Moulin Perrin Poirier Renard Rousseau Roussel Sissoko Thibaud Traoré Vasseur Vidal`,
    {
      France:
        "Paris 48.85 2.35, Lyon 45.75 4.85, Marseille 43.30 5.38, Limoges 45.83 1.25, Strasbourg 48.58 7.75, Le Mans 48.00 0.20, Pau 43.31 -0.36",
      Belgium: "Antwerp 51.22 4.40, Liège 50.63 5.57, Brussels 50.85 4.35",
    },
  ),
  origin(
    5,
    `Adrián Aitor Alberto Alejandro Álex Álvaro Asier Carlos Diego Eneko Fernando Gonzalo Guillem Héctor Hugo Iker Iván Izan Javier Jordi
    Jorge Marc Mario Miguel Pablo Pau Rubén Sergio Unai Víctor`,
    `Abad Aguilera Aranda Arteaga Bosch Cabrera Campos Casas Costa Crespo Domènech Esteve Ferrer Font Gallego Garrido Gil Herrero Ibáñez
    Iglesias Lozano Marín Mendoza Molina Navarro Nieto Pascual Peña Prieto Puig Riera Roca Rubio Serrano Soler Soto Torres Vila Zabala`,
    {
      Spain:
        "Madrid 40.42 -3.70, Barcelona 41.39 2.16, Valencia 39.47 -0.38, Málaga 36.72 -4.42, Badalona 41.45 2.25, Seville 37.38 -5.97",
    },
  ),
  origin(
    4,
    `Aistis Arnas Arnoldas Augustas Benas Danielius Deividas Dominykas Domantas Edgaras Eimantas Gabrielius Gytis Ignas Jonas Justas Karolis
    Kristupas Lukas Mantas Margiris Martynas Matas Mindaugas Nojus Paulius Rokas Simas Tadas Titas Tomas Vytautas Žygimantas`,
    `Adomaitis Baltrūnas Banys Bendžius Birutis Daukša Gailius Girdžiūnas Jankūnas Juškevičius Kalnietis Kazlauskas Kuzminskas
    Lekavičius Marčiulionas Masiulis Mažeika Mikalauskas Navickas Petrauskas Rimkus Šakalauskas Sakalauskis Šimkus Stankevičius Tamulis
    Urbonas Vaitkus Valančius Vasiliauskas Žukauskas`,
    {
      Lithuania:
        "Vilnius 54.69 25.28, Kaunas 54.90 23.91, Klaipėda 55.71 21.14, Šiauliai 55.93 23.32, Panevėžys 55.73 24.35",
    },
  ),
  origin(
    3,
    `Andris Artūrs Emīls Gustavs Hendrik Henri Jānis Kaspar Kristers Kristaps Kristjan Mārcis Märt Mihkel Oskars Rain Ralfs Rasmus Rihards
    Roberts Rodions Sander Siim Toms Uku Valters`,
    `Balodis Bērziņš Dreimanis Eglītis Ilves Kalniņš Kask Kivi Krūmiņš Kuusik Lācis Liepiņš Mägi Ozols Pärn Pētersons Põder Raudsepp Rebane
    Saar Siliņš Tamm Teder Vītols Zariņš Zeltiņš`,
    {
      Latvia: "Riga 56.95 24.11, Ventspils 57.39 21.56, Liepāja 56.50 21.01",
      Estonia: "Tallinn 59.44 24.75, Tartu 58.38 26.73",
    },
  ),
  origin(
    6,
    `Anton Bastian Ben Christoph Daan David Elias Fabian Felix Finn Florian Franz Jan Jannik Jeroen Johannes Jonas Julius Justus Karim Kilian
    Lars Leon Linus Lukas Malte Maxim Moritz Niklas Nils Oscar Ole Philipp Rafael Sem Simon Thijs Tim Tobias Tristan`,
    `Albrecht Baumann Becker Brandt Brinkmann Dekker Drescher Eberhardt Engel Fischer Gruber Haas Hartmann Hofer Jansen Kaiser Keller König
    Krämer Kuhn Lindner Maurer Mulder Neumann Pfeiffer Reuter Richter Sauer Schäfer Schuster Seidel Steiner Van_Dijk Visser Vogt Weber
    Winkler Ziegler Zimmermann`,
    {
      Germany:
        "Berlin 52.52 13.41, Hamburg 53.55 9.99, Bonn 50.73 7.10, Ulm 48.40 9.99, Würzburg 49.79 9.95, Bamberg 49.90 10.90",
      Netherlands: "Amsterdam 52.37 4.89, Rotterdam 51.92 4.48",
      Austria: "Vienna 48.21 16.37",
    },
  ),
  origin(
    6,
    `Aksel Aleksi Anton Arnar Aron Axel Birkir Eero Elias Emil Erik Felix Gustav Henrik Hilmar Hugo Isak Jaakko Joonas Kári Lauri Linus Magnus
    Mikael Mikkel Miikka Nils Olle Oskar Otto Rasmus Sigurd Sölvi Styrmir Tryggvi Veikko Viktor Viggo Wilhelm`,
    `Andersson Aaltonen Arnarsson Bergström Björnsson Carlsen Dahl Eklund Ekström Einarsson Fors Gunnarsson Hagen Hakala Halonen Haugen
    Heikkinen Holm Jensen Jónsson Karlsson Koskela Laine Larsen Lindberg Lindström Lund Mäkelä Magnusson Nieminen Nilsson Nordin Nyberg
    Olsen Rantanen Sandberg Sigurðsson Sjöberg Söderlund Stenberg Virtanen Wikström`,
    {
      Sweden: "Stockholm 59.33 18.07, Malmö 55.61 13.00, Norrköping 58.59 16.18, Uppsala 59.86 17.64",
      Finland: "Helsinki 60.17 24.94, Tampere 61.50 23.79, Espoo 60.21 24.65",
      Denmark: "Copenhagen 55.68 12.57",
      Iceland: "Reykjavík 64.14 -21.90, Keflavík 64.00 -22.56",
      Norway: "Oslo 59.91 10.75",
    },
  ),
  origin(
    4,
    `Alfie Archie Callum Cian Conor Daniel Declan Dylan Finlay Freddie George Harry Jamie Joel Kieran Lewis Louis Malachy Niall Oisín Ollie
    Reuben Rhys Rory Seán Theo Toby Zac`,
    `Adeyemi Ashworth Barrowman Bickerstaff Byrne Cartwright Collingwood Cullen Doherty Fairweather Gallacher Heaton Keane Kavanagh Lennox
    Mensah MacLeod Mahon Nwosu O'Brien O'Neill O'Sullivan Pickering Rafferty Shaughnessy Stanhope Thorne Whelan Wetherell`,
    {
      England: "London 51.51 -0.13, Manchester 53.48 -2.24, Leicester 52.64 -1.13, Birmingham 52.48 -1.90",
      Scotland: "Glasgow 55.87 -4.26",
      Ireland: "Dublin 53.33 -6.25",
    },
  ),
  origin(
    5,
    `Alessandro Alexandros Andrea Antonis Dimitris Elia Federico Filippo Francesco Giannis Giorgos Giovanni Grigoris Ioannis Jacopo Kostas
    Leonardo Lorenzo Luca Matteo Michalis Nikos Panagiotis Pietro Riccardo Simone Stefanos Thanasis Tommaso Vangelis Vassilis`,
    `Alexiou Barbieri Bellini Colombo Conti Dimitriou Ferrara Galanis Gallo Georgiou Greco Kostopoulos Lombardi Mancini Marino Markou
    Mavridis Moretti Nikolaidis Papadakis Papadopoulos Pappas Pellegrini Ricci Rinaldi Samaras Sartori Theodorou Vitale Vlachos Zanetti`,
    {
      Greece: "Athens 37.98 23.73, Thessaloniki 40.64 22.93, Patras 38.24 21.73",
      Italy: "Bologna 44.49 11.34, Milan 45.46 9.19, Rome 41.89 12.51, Varese 45.82 8.83, Treviso 45.67 12.24",
    },
  ),
  origin(
    5,
    `Andriy Artem Bartosz Danylo Denys Filip Ihor Illia Jakub Jan Kacper Maksym Marcin Mateusz Michał Mykola Oleksandr Ondřej Pavlo Piotr
    Szymon Taras Tomáš Viktor Vojtěch Volodymyr Wojciech Yaroslav`,
    `Bondarenko Bielak Boyko Dąbrowski Dvořák Gajda Havel Hrynko Jelínek Kaczmarek Klymenko Koval Kowalczyk Kravchuk Lysenko Majewski Mazur
    Moroz Nowicki Novotný Pavlenko Petrenko Polák Rudenko Shevchuk Sikora Sobczak Svoboda Tkachenko Wójcik Zając Zelenko`,
    {
      Ukraine: "Kyiv 50.45 30.52, Odesa 46.48 30.73, Dnipro 48.46 35.04",
      Poland: "Warsaw 52.23 21.01, Gdynia 54.52 18.53, Wrocław 51.10 17.03",
      Czechia: "Prague 50.09 14.42, Brno 49.20 16.61",
    },
  ),
  origin(
    5,
    `Ahmet Alp Amit Arda Ari Baruch Berk Can Cem Eitan Emre Eyal Furkan Gal Giorgi Gio Guram Guy Ido Itay Kaan Kerem Levan Luka Nadav Nika
    Noam Omri Oğuz Roi Saba Sandro Tal Tornike Tuna Yam Yiğit Yotam`,
    `Abashidze Aksoy Arslan Avraham Aydın Barak Beridze Çelik Demir Doğan Erdem Friedlander Gelashvili Gigauri Güler Kalandadze Kaplan Kılıç
    Koç Lavi Lomidze Mamardashvili Mizrahi Öztürk Peretz Polat Rozen Şahin Segal Shalev Tsereteli Yıldız Zohar`,
    {
      Turkey: "Istanbul 41.01 28.95, Ankara 39.92 32.85, İzmir 38.41 27.14",
      Georgia: "Tbilisi 41.69 44.83",
      Israel: "Tel Aviv 32.08 34.78, Haifa 32.82 34.99, Herzliya 32.17 34.83",
    },
  ),
];
