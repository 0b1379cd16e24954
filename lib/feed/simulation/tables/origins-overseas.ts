/**
 * Players from Africa, the Americas beyond the United States, the Caribbean, and the Pacific. Coordinates of the cities: GeoNames
 * (https://www.geonames.org, CC BY 4.0), rounded.
 */
import { type Origin, origin } from "./origin.ts";

export const OVERSEAS_ORIGINS: readonly Origin[] = [
  origin(
    10,
    `Abdul Adebayo Ade Akin Bolaji Chidi Chike Chima Chinedu Chuka David Ebuka Efe Emeka Emmanuel Favour Femi Godwin Ifeanyi Ikenna Isaac
    Jide Kelechi Kenechukwu Michael Nnamdi Obinna Olu Osaze Sunday Tobi Tunde Uche Victor Wale Yemi Zubairu`,
    `Abiodun Adekunle Adeleke Afolabi Agbaje Agu Akande Akpan Anyanwu Aremu Balogun Chukwu Dike Ebong Efosa Eze Eze-Okafor Ibekwe Idowu
    Igwe Ikpeba Kalu Madu Nnaji Nwankwo Nwogu Obaseki Obi Odili Ogbonna Ojo Okafor Okeke Okonkwo Okoro Oladele Olatunji Onuoha Osei
    Oyelaran Sowande Udeh Uzoma Yusuf`,
    {
      Nigeria:
        "Lagos 6.45 3.39, Abuja 9.06 7.50, Ibadan 7.38 3.91, Benin City 6.34 5.63, Enugu 6.44 7.50, Kaduna 10.53 7.44, Onitsha 6.15 6.79",
      Ghana: "Accra 5.56 -0.20, Kumasi 6.69 -1.62",
    },
  ),
  origin(
    9,
    `Abdoulaye Adama Alassane Amadou Assane Babacar Bakary Boubacar Cheikh Daouda El_Hadji Fodé Habib Ibrahima Idrissa Ismaël Issa Karamoko
    Khadim Lamine Mamadou Mody Modou Mohamed Moussa Ousmane Oumar Pape Saliou Seydou Souleymane Yaya Youssouf`,
    `Ba Badji Bah Bamba Camara Cissé Coulibaly Dembélé Dia Diagne Diakité Diallo Diarra Diatta Dieng Diop Diouf Doumbia Drame Fall Faye Gassama
    Gueye Kanté Keita Konaté Koné Mané Mbaye Mbengue Ndiaye Ndour Niang Sagna Sall Samaké Sané Sarr Seck Sidibé Sow Sy Sylla Thiam Touré Wade`,
    {
      Senegal: "Dakar 14.69 -17.44, Thiès 14.79 -16.93, Saint-Louis 16.02 -16.49",
      Mali: "Bamako 12.65 -8.00, Ségou 13.43 -6.22, Mopti 14.48 -4.18",
      Guinea: "Conakry 9.54 -13.68",
      "Ivory Coast": "Abidjan 5.35 -4.00",
    },
  ),
  origin(
    5,
    `Arsène Christ Dieudonné Emmanuel Exaucé Fabrice Franck Gédéon Héritier Jérémie Joël Jonathan Junior Merveille Olivier Patrick Rodrigue
    Samuel Serge Trésor Ulrich Yves Yvan`,
    `Abena Assoumou Bakala Bilong Bokolo Ekambi Essomba Etoundi Fokou Ilunga Kabongo Kalala Kalonji Kasongo Lukusa Makiese Mbala Mbemba
    Mbuyi Mukendi Mutombe Ngando Ngoy Nkosi Nkoulou Ntumba Ondoa Tchamda Tshibanda Tshimanga`,
    {
      "DR Congo": "Kinshasa -4.33 15.31, Lubumbashi -11.66 27.48, Goma -1.67 29.23",
      Cameroon: "Douala 4.05 9.70, Yaoundé 3.87 11.52, Bamenda 5.96 10.15",
      Angola: "Luanda -8.84 13.23",
    },
  ),
  origin(
    4,
    `Achor Ajak Akol Aleu Bol Both Chol Chuol Dau Deng Duop Gai Garang Gatluak Khaman Kuany Kuol Lual Machar Majok Makur Manyang Mayen Nhial
    Ring Wenyen Yor`,
    `Achuil Ajang Akec Akuei Aluma Arop Ateng Athian Atem Ayuel Bior Bul Chuor Deng Duany Gatkuoth Jok Kuek Lual Mabior Madut Makuach
    Malual Mawut Ngor Pal Riak Tut Wol Yak`,
    {
      "South Sudan": "Juba 4.85 31.58, Malakal 9.53 31.66, Wau 7.70 27.99",
      Kenya: "Nairobi -1.28 36.82",
      Egypt: "Cairo 30.06 31.25, Alexandria 31.20 29.92",
      Australia: "Melbourne -37.81 144.96, Perth -31.95 115.86",
    },
  ),
  origin(
    15,
    `Aiden Alexis Antoine Ashton Brandon Cameron Cédric Christian Cole Elijah Emmanuel Ethan Félix Gabriel Isaiah Jaden Jean-Philippe Jérémy
    Jordan Joshua Kadre Keeshawn Liam Logan Marcus Mathieu Nathan Noah Olivier Owen Samuel Simon Tyler Tyrese William Xavier Zachary`,
    `Adjei Agyeman Beauchamp Bélanger Bouchard Boateng Charron Clarkson Côté Desjardins Drummond Dussault Fraser Gagnon Gill Grant Hinds
    Kellman Labelle Lapointe Lavoie Leblanc MacDonald MacKinnon Mensah Morrison Nadeau Nembhart Ouellet Owusu Paquette Pelletier Persaud
    Poulin Prosper Reid Sandhu St-Pierre Thériault Tremblay Walcott Whyte`,
    {
      Canada: `Toronto 43.70 -79.42, Montréal 45.51 -73.59, Mississauga 43.58 -79.66, Brampton 43.68 -79.77, Hamilton 43.25 -79.85,
        Ottawa 45.41 -75.70, Vancouver 49.25 -123.12, Edmonton 53.55 -113.47, Calgary 51.05 -114.09, Winnipeg 49.88 -97.15,
        Halifax 44.65 -63.57, Laval 45.57 -73.69, Québec 46.81 -71.21, Ajax 43.85 -79.03, London 42.98 -81.23`,
    },
  ),
  origin(
    9,
    `Alejandro Andrés Ángel Bautista Brayan Carlos César Cristian Daniel Eduardo Emiliano Facundo Federico Francisco Gerardo Gustavo Ignacio
    Iván Javier Jesús Joaquín José Juan Juan_Pablo Julián Leandro Luis Manuel Mateo Miguel Nicolás Pedro Rafael Ramón Ricardo Rodrigo Santiago
    Sebastián Tomás Víctor Wilmer`,
    `Acosta Aguirre Álvarez Báez Benítez Bravo Cáceres Calderón Castillo Castro Cordero Cruz De_la_Cruz Delgado Díaz Encarnación Espinoza
    Feliz Figueroa Fuentes García Giménez Guerrero Guzmán Hernández Jiménez Ledesma Luna Marte Medina Méndez Montero Morales Núñez Ojeda
    Ortega Ortiz Paredes Peralta Pérez Quiñones Quiroga Ramos Reyes Ríos Rivera Rodríguez Rojas Romero Rosario Salazar Santana Santos
    Suárez Tejada Valdez Vargas Vega Vélez Zapata`,
    {
      Argentina:
        "Buenos Aires -34.61 -58.38, Córdoba -31.41 -64.18, Bahía Blanca -38.72 -62.27, Mar del Plata -38.00 -57.56",
      "Dominican Republic":
        "Santo Domingo 18.47 -69.89, Santiago de los Caballeros 19.45 -70.70, San Pedro de Macorís 18.45 -69.31",
      "Puerto Rico": "San Juan 18.47 -66.11, Ponce 18.01 -66.62, Bayamón 18.40 -66.16, Mayagüez 18.20 -67.14",
      Mexico: "Monterrey 25.68 -100.32, Guadalajara 20.67 -103.39, Mexico City 19.43 -99.13",
      Venezuela: "Caracas 10.49 -66.88, Maracaibo 10.67 -71.61",
    },
  ),
  origin(
    3,
    `Afonso André Bernardo Bruno Caio Diogo Eduardo Felipe Gabriel Gonçalo Guilherme Gustavo Henrique João João_Pedro Lucas Luís Márcio Mateus
    Murilo Nuno Otávio Rafael Rodrigo Ruan Thiago Vinícius Vitor`,
    `Almeida Alves Araújo Barbosa Batista Cardoso Carvalho Correia Costa Duarte Farias Ferreira Fonseca Freitas Gomes Lima Lopes Machado
    Melo Moreira Nascimento Oliveira Pacheco Queirós Ribeiro Santos Silva Souza Teixeira Vieira`,
    {
      Brazil: "São Paulo -23.55 -46.64, Rio de Janeiro -22.91 -43.18, Franca -20.54 -47.40, Brasília -15.78 -47.93",
      Portugal: "Lisbon 38.72 -9.13, Porto 41.15 -8.61",
    },
  ),
  origin(
    6,
    `Akeem Alvaro Andre Cordell Dajuan Damani Deandre Delroy Denzil Dwight Garfield Jahmai Jean-Claude Jevon Kadeem Kemar Kenroy Kingsley
    Lester Marlon Nesta Odane Omari Oshane Rashaun Renaldo Ricardo Shamar Shaquan Tavaris Wesley Widlin`,
    `Albury Bain Bastian Bethel Blackwood Bodden Brathwaite Charlton Clarke Coke Deveaux Edgecombe Ferguson Francis Gordon-Rolle Hepburn
    Jean-Baptiste Joseph Knowles Laing Mackey McPhee Moxey Munroe Nixon Pierre-Louis Pinder Ramdin Rolle Rose Saint-Fleur Sands Strachan
    Swaby Thurston Whyte`,
    {
      Bahamas: "Nassau 25.06 -77.34, Freeport 26.53 -78.70",
      Jamaica: "Kingston 18.00 -76.79, Montego Bay 18.47 -77.92",
      "Trinidad and Tobago": "Port of Spain 10.67 -61.52",
      Haiti: "Port-au-Prince 18.54 -72.34",
    },
  ),
  origin(
    10,
    `Angus Archer Ari Banjo Baxter Bryce Callum Cooper Darcy Declan Digby Fletcher Flynn Hamish Harley Harvey Hemi Isaac Jack Jai Jonte Kai
    Koby Lachlan Latrell Luke Manaia Mitch Nikau Oscar Riley Rory Rylan Saxon Tahu Taine Tane Tyrell Wani Zane`,
    `Abercrombie Baird Beattie Blackwell Broadhurst Callaghan Carmody Cottrell Crocker Dalziel Drummond Faleafa Fotu Gillespie Hargreaves
    Harawira Hewitt Ihaka Kerrigan Lawlor Leifi Macpherson Maguire Ngata Osborne Paewai Pritchard Rangi Rasmussen Ritchie Rutherford
    Salter Sinclair Tait Tamihana Te_Rangi Toohey Tuilagi Wardlaw Whitelaw Wikaira Woolcock`,
    {
      Australia: `Melbourne -37.81 144.96, Sydney -33.87 151.21, Brisbane -27.47 153.03, Perth -31.95 115.86, Adelaide -34.93 138.60,
        Canberra -35.28 149.13, Bendigo -36.76 144.28, Townsville -19.27 146.81, Geelong -38.15 144.36`,
      "New Zealand": "Auckland -36.85 174.76, Wellington -41.29 174.78, Christchurch -43.53 172.63",
    },
  ),
  origin(
    2,
    `Daiki Haruto Jun Kaito Keisei Ren Ryo Shota Sota Takumi Yuki Yuto Haoran Jiahao Minghao Wei Yifan Zhiyuan Ji-ho Min-jun Seo-jun`,
    `Aoki Chen Fujita Gao Hayashi Inoue Kang Kimura Lin Liu Matsuda Mori Nakamura Noguchi Okada Park Saito Seo Sun Takahashi Ueda Wang Xu
    Yamamoto Yoon Zhang`,
    {
      Japan: "Tokyo 35.69 139.69, Osaka 34.69 135.50, Toyama 36.70 137.22",
      China: "Beijing 39.91 116.40, Shanghai 31.22 121.46",
      "South Korea": "Seoul 37.57 126.98",
    },
  ),
];
