-- The tags of the exercise library and corrections of its muscles, written from supabase/seed/exercise-library.csv by
-- supabase/seed/write-exercise-library.ts. An exercise is found by its name, or by its id if it has been renamed.

-- The owner of a table is bound by its policies too where they are forced, and only a superuser is not.
alter table public.exercises no force row level security;

-- id,name,pattern,skill,joint_loads,is_unilateral,load_kind,needs
update public.exercises e set pattern = t.pattern, skill = t.skill, joint_loads = t.joint_loads, is_unilateral = t.is_unilateral,
  load_kind = t.load_kind, needs = t.needs
from (
  select coalesce(n.id, c[1]::uuid) as id, c[3] as pattern, c[4]::integer as skill, c[6] = 'yes' as is_unilateral, c[7] as load_kind,
    (select coalesce(jsonb_object_agg(left(j, -2), right(j, 1)::integer), '{}') from unnest(string_to_array(c[5], '; ')) j) as joint_loads,
    string_to_array(c[8], '; ') as needs
  from string_to_table(btrim($csv$
1aeea4a2-2087-5391-ac08-4c34ad6463bd,21s Bicep Curl,curl,1,elbow 1; wrist 1,no,external,
93d29259-a232-569f-9d24-dbae1a99d81a,Ab Scissors,core-flexion,2,lower back 1; hip 1,no,bodyweight,
0f0123c4-6cb1-58cd-beb4-38cd01d7c6fa,Ab Wheel,anti-extension,4,shoulder 2; wrist 1; lower back 2,no,bodyweight,
e79ef36a-2571-5c71-9dce-51c9a921e325,Active Hang,hang,2,shoulder 2; elbow 1; wrist 1,no,bodyweight,pull-up bar
c3b80cc7-5717-542f-ae85-153798452dfe,Aerobics,impact-cardio,1,shoulder 1; lower back 1; hip 1; knee 2; ankle 2,no,none,
0c47c46d-04ea-5a36-b961-dee9312084f8,Agility Ladder,impact-cardio,2,shoulder 1; lower back 1; hip 1; knee 2; ankle 2,no,none,
a0ef3551-5945-5b78-a8e9-f5de9b4a2455,Alternating Curl (Dumbbell),curl,1,elbow 1; wrist 1,yes,external,
6e748b48-efea-5e98-b0f0-11e84c9d8a07,American Football,sport,3,shoulder 2; wrist 1; lower back 1; hip 1; knee 2; ankle 2; neck 2,no,none,
313250ef-1d15-534a-af54-373cbdedbcc3,Anderson Squat (Barbell),squat,3,shoulder 1; lower back 2; hip 2; knee 2; ankle 1; neck 1,no,external,rack
20bdd409-0295-5230-9a63-d05be6d9192a,Aqua Jogging,water,1,hip 1,no,none,water
d9a9f3cd-f35c-5980-83fc-479bfa7623f8,Arc Trainer,low-impact,1,hip 1; knee 1,no,none,
e099bdaa-2b54-5a9e-9e06-b71338a600cd,Archer Pull Up,vertical-pull,4,shoulder 2; elbow 2; wrist 1,yes,bodyweight,pull-up bar
9baba7ba-a09b-57ad-b552-dd095ffefc28,Archer Push Up,horizontal-push,4,shoulder 2; elbow 2; wrist 2,yes,bodyweight,
cf0d804e-b74f-5ad2-90ed-f13d13ce1cc7,Arnold Press (Dumbbell),vertical-push,2,shoulder 2; elbow 1; wrist 1; neck 1,no,external,
e4673366-b360-5416-8ee7-5ef7a8bce568,Around the World (Dumbbell),fly,2,shoulder 2; elbow 1,no,external,
721771dd-978b-5b8e-8f72-569790ce1ac6,Assault Bike,cycle,2,shoulder 1; hip 1; knee 1,no,none,
f1828304-6605-520b-9cab-f093fea85c44,ATG Split Squat,lunge,3,hip 2; knee 2; ankle 2,yes,bodyweight,
4fcc810f-811a-5689-8fee-ac1121df55ac,Atlas Stone Load,strongman-lift,4,shoulder 1; elbow 2; wrist 1; lower back 2; hip 2; knee 2,no,external,
7b2ec025-a387-5d5b-97d1-60ee59213c0b,Axle Deadlift,hinge,3,wrist 1; lower back 2; hip 2; knee 1,no,external,
e07c3fcb-2200-57f3-9a77-6f7b6f5c87c3,B-Stance Romanian Deadlift (Dumbbell),hinge,3,lower back 1; hip 2,yes,external,
00d3a374-68ae-5d98-a33f-599c5bcba799,Back Extension,back-extension,2,lower back 2; hip 1,no,bodyweight,back extension bench
991f75e7-8c36-57eb-8db0-4357f6ed4679,Back Extension (Machine),back-extension,1,lower back 2,no,external,
a7454efa-3100-5bd7-b1df-99c70afdafb0,Back Extension (Weighted),back-extension,2,lower back 2; hip 1,no,bodyweight+,back extension bench
b94ea106-269b-5756-89f8-b1c499f54901,Back Lever Hold,gymnastics-pull,4,shoulder 2; elbow 2; wrist 1,no,bodyweight,pull-up bar
d9bcfeb9-0aab-5b6c-a9ec-ee09e1fb2f83,Back Squat (Barbell),squat,3,shoulder 1; lower back 2; hip 2; knee 2; ankle 1; neck 1,no,external,rack
d06dc3e7-f0d1-5258-bf54-672d7e954c3e,Badminton,sport,2,shoulder 2; elbow 1; wrist 1; lower back 1; hip 1; knee 2; ankle 2,no,none,
f45ed632-1248-5019-aa3f-4cceb00608df,Ball Slam (Medicine Ball),throw,2,shoulder 2; elbow 1; wrist 1; lower back 2,no,external,
47aada4f-6127-53c4-a773-9169d99ab514,Band Pull Apart,rear-delt,1,shoulder 1,no,external,
4de2b4ef-4467-582a-b1ff-4df08a68f10d,Barbell Hold,forearm,1,elbow 1; wrist 1,no,external,
eb5ac820-1af2-5bdf-a25d-8a6a77183332,Barre,mobility,1,shoulder 1; wrist 1; hip 1; knee 1; ankle 1,no,none,
e1f1c97a-b913-57d1-a6d4-1f5a8129b925,Baseball,sport,2,shoulder 2; elbow 2; wrist 1; lower back 1; hip 1; knee 1; ankle 2,no,none,
e8d92a46-7c2b-5ee7-817e-9b32a0d5840b,Basketball,sport,2,shoulder 1; wrist 1; lower back 1; hip 1; knee 2; ankle 2,no,none,
89f41da5-166c-5990-9b33-60ad8131caa6,Battle Ropes,conditioning,2,shoulder 2; elbow 1; wrist 1; lower back 1; knee 1,no,external,
544e9f43-90ca-59fd-b13e-572e037569b8,Bear Crawl,crawl,2,shoulder 1; elbow 1; wrist 2; hip 1; knee 1,no,bodyweight,
2bef6c04-36f8-56e6-adff-49784ff85cec,Behind the Back Curl (Cable),curl,1,elbow 1; wrist 1,no,external,
e66cd922-66c5-57a9-9173-ad560c64fb68,Behind the Back Wrist Curl (Barbell),forearm,1,elbow 1; wrist 2,no,external,
429877dc-8556-5cbf-8240-f2a7bc134dea,Behind the Neck Press (Barbell),vertical-push,4,shoulder 2; elbow 1; wrist 1; lower back 1; neck 2,no,external,rack
6299b35e-c37b-516d-9567-b179eb045fc3,Belt Squat (Machine),squat,2,hip 2; knee 2; ankle 1,no,external,
5ba3156f-70bf-5b0e-81cf-7a34926ce09e,Bench Dip,dip,2,shoulder 2; elbow 2; wrist 2,no,bodyweight,bench
57c48ee0-ad22-568d-a420-b92e62892c2e,Bench Dip (Weighted),dip,2,shoulder 2; elbow 2; wrist 2,no,bodyweight+,bench
78528413-91fd-545f-9156-1d2d5a90c857,Bench Press (Barbell),horizontal-push,3,shoulder 2; elbow 1; wrist 1,no,external,bench; rack
5fb026fe-194e-5422-9626-d98b26a07adb,Bench Press (Cable),horizontal-push,2,shoulder 2; elbow 1; wrist 1,no,external,
849b7b53-3629-52ef-958f-59c0e8b26a54,Bench Press (Dumbbell),horizontal-push,2,shoulder 2; elbow 1; wrist 1,no,external,bench
eb6f82a3-1054-5045-81a6-758dfd490780,Bench Press (Smith Machine),horizontal-push,2,shoulder 2; elbow 1; wrist 1,no,external,
7cc16c93-c203-52ce-bd7e-ae53d5e14367,Bench Press - Close Grip (Barbell),horizontal-push,3,shoulder 2; elbow 2; wrist 2,no,external,bench; rack
d1e5274c-7f54-5180-9f1b-9d0f7dc4d08e,Bench Press - Reverse Grip (Barbell),horizontal-push,3,shoulder 2; elbow 2; wrist 2,no,external,bench; rack
b476a127-3df0-5fdf-9fe8-c86cee01354f,Bench Press - Wide Grip (Barbell),horizontal-push,3,shoulder 2; elbow 1; wrist 1,no,external,bench; rack
15d43335-2451-51a2-be50-457b10f9622c,Bent Over One Arm Row (Dumbbell),horizontal-pull,2,shoulder 1; elbow 1,yes,external,
9cac1e7b-1864-5d75-aaa1-81921d9e0184,Bent Over Row (Band),horizontal-pull,2,shoulder 1; elbow 1; lower back 1; hip 1,no,external,
fd173793-6f74-57b0-accd-40f63b64ed75,Bent Over Row (Barbell),horizontal-pull,3,shoulder 1; elbow 1; wrist 1; lower back 2; hip 1,no,external,
f20b56e5-1159-566d-9ea5-5c3f90cfb416,Bent Over Row (Dumbbell),horizontal-pull,2,shoulder 1; elbow 1; lower back 2; hip 1,no,external,
435c33db-5cff-5285-8bef-dcc38c3a4e67,Bent Over Row (Smith Machine),horizontal-pull,2,shoulder 1; elbow 1; lower back 2; hip 1,no,external,
d6b80c47-749b-570a-94bb-f4ff1091d2ef,Bent Over Row - Underhand (Barbell),horizontal-pull,3,shoulder 1; elbow 1; wrist 1; lower back 2; hip 1,no,external,
9c604fbc-2575-5eb5-ae59-7caa215ece13,Bicep Curl (Band),curl,1,elbow 1; wrist 1,no,external,
4c763084-9d5a-5858-aa21-043c6a3742f1,Bicep Curl (Barbell),curl,1,elbow 1; wrist 1,no,external,
2eb17d64-61d9-5bde-aa70-b57d77620964,Bicep Curl (Cable),curl,1,elbow 1; wrist 1,no,external,
7b7a70ed-2200-57d8-b8c1-d3ca0b76dc68,Bicep Curl (Dumbbell),curl,1,elbow 1; wrist 1,no,external,
a3fe279b-eeb9-5187-b9c6-9d298d534d8f,Bicep Curl (EZ Bar),curl,1,elbow 1; wrist 1,no,external,
5d04b1ff-e049-5dcf-ac54-5c61a8d10138,Bicep Curl (Kettlebell),curl,1,elbow 1; wrist 1,no,external,
469c0972-9062-5987-af62-c2d2cef20a24,Bicep Curl (Machine),curl,1,elbow 1; wrist 1,no,external,
419a1f68-02f5-5ce8-81ea-174dd2d8ff9b,Bicep Curl (Plate),curl,1,elbow 1; wrist 1,no,external,
4a0f3eb2-2d73-53ef-9abd-91614ae797c1,Bicep Curl (Suspension),curl,2,elbow 1; wrist 1,no,bodyweight,
d216ab45-ef6e-55bf-aeeb-d9b3a330da85,Bicycle Crunch,core-flexion,1,lower back 1; neck 1,no,bodyweight,
876a9cd7-0754-5fe7-8b23-e030d0840d99,Bicycle Crunch Raised Legs,core-flexion,1,lower back 1; neck 1,no,bodyweight,
df48ec16-a9f6-5476-8813-39d5ebbdddf6,Bird Dog,anti-rotation,1,wrist 1,yes,bodyweight,
4609074c-b806-5f47-b162-c7f69a20a724,Block Deadlift (Barbell),hinge,3,wrist 1; lower back 2; hip 2; knee 1,no,external,
8de8b8ac-ecd0-5172-ba0e-69c7624e1f76,Board Press (Barbell),horizontal-push,3,shoulder 2; elbow 1; wrist 1,no,external,bench; rack
a5c14b18-4cec-527f-98c0-3ac01389702d,Body Saw (Suspension),anti-extension,3,shoulder 1; lower back 1,no,bodyweight,
e877d214-3258-5c7f-b04f-b116d90ee143,Bottoms-Up Press (Kettlebell),vertical-push,4,shoulder 2; elbow 1; wrist 2,yes,external,
a5b8b6a2-c20e-5f4e-b4ed-620e36d340a5,Bouldering,climb,2,shoulder 2; elbow 2; wrist 2; knee 1; ankle 1,no,none,climbing wall
c66430ea-f435-5355-b6c8-07233de5c14a,Box Jump,jump,3,lower back 1; hip 1; knee 2; ankle 2,no,bodyweight,box
f4d6c84f-eb58-56f9-b3c3-ee195a8688cf,Box Squat (Barbell),squat,3,shoulder 1; lower back 2; hip 2; knee 1; neck 1,no,external,box; rack
87ac10f5-fa26-52b6-b8a3-0a4dfe78adad,Boxing,combat,2,shoulder 2; elbow 1; wrist 2; lower back 1; hip 1; knee 2; ankle 1; neck 2,no,none,
96decf56-aef5-5e98-885b-f1fc8249d4c3,Brazilian Jiu-Jitsu,combat,2,shoulder 2; elbow 1; wrist 2; lower back 1; hip 1; knee 2; ankle 1; neck 2,no,none,
0608c9e6-12f9-5dbb-bd61-179b3c11f191,Broad Jump,jump,3,lower back 1; hip 1; knee 2; ankle 2,no,bodyweight,
1dfbd412-32e7-531b-999c-b420103f86ff,Bulgarian Split Squat,lunge,3,hip 2; knee 2; ankle 1,yes,bodyweight+,household
7d85e27b-d395-5bbc-a281-3a94bf7c7d8c,Bulgarian Split Squat (Barbell),lunge,4,shoulder 1; lower back 1; hip 2; knee 2; ankle 1,yes,external,bench; rack
0b882e2a-5818-52be-8314-55082ea6c000,Bulgarian Split Squat (Dumbbell),lunge,3,hip 2; knee 2; ankle 1,yes,external,household
b4ccb695-999f-5bca-a772-b391417a27b3,Bulgarian Split Squat (Smith Machine),lunge,3,hip 2; knee 2; ankle 1,yes,external,
a50c726e-02ca-53f7-91e8-d8d69036d7b9,Burpee,conditioning,3,shoulder 2; elbow 1; wrist 2; lower back 1; hip 1; knee 2; ankle 2,no,bodyweight,
14e0003d-146f-5ff6-8bfd-ac0f44c159f9,Burpee Box Jump Over,conditioning,3,shoulder 2; elbow 1; wrist 2; lower back 1; hip 1; knee 2; ankle 2,no,bodyweight,box
cba421c0-6cdb-5c4b-814e-194fe7111bd0,Burpee Broad Jump,conditioning,3,shoulder 2; elbow 1; wrist 2; lower back 1; hip 1; knee 2; ankle 2,no,bodyweight,
b6f3db25-d34d-5d76-b5e8-221f11720888,Burpee over the Bar,conditioning,3,shoulder 2; elbow 1; wrist 2; lower back 1; hip 1; knee 2; ankle 2,no,bodyweight,
96203951-3898-5b68-88a6-30d68601e14b,Burpee Pull Up,conditioning,4,shoulder 2; elbow 1; wrist 2; lower back 1; hip 1; knee 2; ankle 2,no,bodyweight,pull-up bar
67c49f20-acc0-5a34-9a06-7cddc488d918,Butt Kicks,impact-cardio,1,shoulder 1; lower back 1; hip 1; knee 2; ankle 2,no,none,
f5fa54fa-9ce4-5a46-9c3f-718e5f7737ab,Butterfly Sit Up,core-flexion,2,lower back 2; hip 1; neck 1,no,bodyweight,
1c843f32-0d11-5c7b-b1b7-fdc8b11c72fd,Cable Crossover,fly,2,shoulder 2; elbow 1,no,external,
a34e226d-43f6-5d49-a3e8-36747cec8539,Calf Extension (Machine),calf,1,ankle 2,no,external,
c1c17dff-306a-5f9e-811d-bd9b0d4ec2c4,Calf Press (Machine),calf,1,ankle 2,no,external,
95167222-1a59-54ce-ae02-1e7377cb0d09,Calf Press on Seated Leg Press,calf,1,ankle 2,no,external,
fe43709b-1873-51d9-a816-2a537b677ca0,Canoeing,paddle,2,shoulder 2; elbow 1; wrist 1; lower back 1,no,none,
107dd2f3-bb63-5053-badd-b1956ad11ab3,Chest Dip,dip,3,shoulder 2; elbow 2; wrist 1,no,bodyweight,dip bars
3c5f837b-4bc3-5e4b-afc3-90b9ea8d014a,Chest Dip (Assisted),dip,2,shoulder 2; elbow 2; wrist 1,no,assisted,
84bc8601-bb6a-5870-9199-198a911155a0,Chest Dip (Weighted),dip,4,shoulder 2; elbow 2; wrist 1,no,bodyweight+,dip bars
393dc9e3-b7c4-5f2b-b84c-1fe023d26213,Chest Fly (Band),fly,1,shoulder 2; elbow 1,no,external,
c10cecc6-39d3-53d9-b805-2c78cbe87ec1,Chest Fly (Dumbbell),fly,2,shoulder 2; elbow 1,no,external,bench
a22c8ab5-0d33-5c9a-921a-172112783de6,Chest Fly (Machine),fly,1,shoulder 2; elbow 1,no,external,
881f6944-bbe6-5564-b726-73e838bac056,Chest Fly (Suspension),fly,3,shoulder 2; elbow 1,no,bodyweight,
73eba2ca-9367-5edd-b7d4-572c6397f221,Chest Pass (Medicine Ball),throw,2,shoulder 1; elbow 1; wrist 1; lower back 1,no,external,
f1948264-d953-5b5f-a8d5-db5d93c8704d,Chest Press (Band),horizontal-push,1,shoulder 2; elbow 1; wrist 1,no,external,
b6d9b7a6-82cb-52cf-b36d-1b6488a8fcf8,Chest Press (Machine),horizontal-push,1,shoulder 2; elbow 1; wrist 1,no,external,
33386ee2-95b7-5243-b97a-8932d800c2d2,Chest Press (Suspension),horizontal-push,2,shoulder 2; elbow 1; wrist 1,no,bodyweight,
e281ab44-b11e-5afd-aeac-7a4c3d1e90e1,Chest Supported Reverse Fly (Dumbbell),rear-delt,1,shoulder 1,no,external,bench
a84d4d07-5b9c-5812-a348-2065bb4b0542,Chest Supported Row (Machine),horizontal-pull,1,shoulder 1; elbow 1,no,external,
7ba60f7b-bab6-5e0a-9200-e3afb3ffdef1,Chest Supported T Bar Row,horizontal-pull,2,shoulder 1; elbow 1,no,external,
2fa6980c-ace7-5189-a963-4ed8fad4cab3,Chin Up,vertical-pull,3,shoulder 2; elbow 2; wrist 1,no,bodyweight,pull-up bar
821be523-0ef7-54cf-b6a1-c5792f2aef39,Chin Up (Assisted),vertical-pull,2,shoulder 1; elbow 1; wrist 1,no,assisted,
d646ca98-dff7-56d2-ba6e-19299776761b,Chin Up (Weighted),vertical-pull,4,shoulder 2; elbow 2; wrist 1,no,bodyweight+,pull-up bar
f6d2e02e-e4ee-56de-9c10-f7e54a052015,Circuit Training,impact-cardio,2,shoulder 1; lower back 1; hip 1; knee 2; ankle 2,no,none,
90d1d31b-89d4-5413-bfcd-6c3b47b2f6d0,Clamshell,hip-abduction,1,hip 1,yes,bodyweight,
ab8ae53a-45af-53f6-838b-fbd56c54c8cf,Clamshell (Band),hip-abduction,1,hip 1,yes,external,
d499ad58-ffeb-569c-869f-2a1456b8d86b,Clap Push Up,horizontal-push,4,shoulder 2; elbow 2; wrist 2,no,bodyweight,
014c419d-0f04-55ea-9041-03b23ee781dd,Clean (Barbell),olympic,4,shoulder 2; elbow 1; wrist 2; lower back 2; hip 2; knee 2; ankle 1; neck 1,no,external,
72d02eee-b474-593e-b90a-19bad7becebd,Clean (Dumbbell),clean,3,shoulder 1; elbow 1; wrist 2; lower back 2; hip 1; knee 1,no,external,
f52fd5a3-0f1e-58da-969e-82ea78cf02dc,Clean (Kettlebell),clean,3,shoulder 1; elbow 1; wrist 2; lower back 2; hip 1; knee 1,no,external,
3a74d9e4-f8a3-5d95-a7c6-6ca230714513,Clean (Medicine Ball),clean,2,shoulder 1; wrist 1; lower back 1; hip 1; knee 1,no,external,
5d3846f0-ec86-5308-910c-19d9f7f3dc86,Clean (Sandbag),clean,3,shoulder 1; elbow 1; wrist 2; lower back 2; hip 1; knee 1,no,external,
92090a0d-9217-54fc-8e13-ee9c3db6828c,Clean and Jerk (Barbell),olympic,4,shoulder 2; elbow 1; wrist 2; lower back 2; hip 2; knee 2; ankle 1; neck 1,no,external,
f9b93cfd-e1ae-5064-aa0c-07846d32e6ad,Clean and Press (Barbell),clean-press,4,shoulder 2; elbow 1; wrist 2; lower back 2; hip 1; knee 1,no,external,
952645d3-622d-5abf-91c1-b75c9d804243,Clean and Press (Dumbbell),clean-press,4,shoulder 2; elbow 1; wrist 2; lower back 2; hip 1; knee 1,no,external,
bb5841fb-d191-5715-821c-14ec7008545a,Clean and Press (Kettlebell),clean-press,4,shoulder 2; elbow 1; wrist 2; lower back 2; hip 1; knee 1,no,external,
87c1a91d-a466-59fe-8e40-f535c1b6aa87,Clean Pull (Barbell),olympic-pull,4,shoulder 1; elbow 1; wrist 1; lower back 2; hip 2; knee 1; ankle 1; neck 1,no,external,
a81d2c4d-8edf-50e8-bc67-dc2e71cbf626,Climbing,climb,2,shoulder 2; elbow 2; wrist 2; knee 1; ankle 1,no,none,climbing wall
f7195d34-4894-588e-951e-fafb1a124f1b,Cluster (Barbell),olympic,4,shoulder 2; elbow 1; wrist 2; lower back 2; hip 2; knee 2; ankle 1; neck 1,no,external,
fc5e92e9-54b7-5e85-81b8-73db7cf0b77e,Commando Pull Up,vertical-pull,4,shoulder 2; elbow 2; wrist 1,yes,bodyweight,pull-up bar
d4e86997-4c9d-518d-93e3-9b6288366ad7,Concentration Curl (Cable),curl,1,elbow 2; wrist 1,yes,external,
61fac905-2a52-5645-ba49-24bc613cc177,Concentration Curl (Dumbbell),curl,1,elbow 2; wrist 1,yes,external,
cfe00956-83bd-54ca-b2e0-14ca0125a264,Copenhagen Plank,hip-adduction,4,shoulder 1; hip 2; knee 1,yes,bodyweight,bench
0bf4a662-79ee-5c46-b0e1-e8fb1e69256f,Cossack Squat,lunge,3,hip 2; knee 2; ankle 2,yes,bodyweight,
e079fe31-6bda-5e66-b7e7-b166846ee6c7,Crab Walk,crawl,2,shoulder 1; elbow 1; wrist 2; hip 1; knee 1,no,bodyweight,
2e1000ab-7e12-51ba-9914-dcdf26618898,Cricket,sport,2,shoulder 2; wrist 1; lower back 2; hip 1; knee 2; ankle 2,no,none,
fcc01329-ff0b-50da-86d0-3326b535dcae,Cross Body Crunch,core-flexion,1,lower back 1; neck 1,yes,bodyweight,
642e995b-aa46-5d9b-ad5c-470e90e4d6bb,Cross Body Hammer Curl (Dumbbell),curl,1,elbow 1; wrist 1,yes,external,
a868e8fb-774e-5484-8201-fb8a63a5b6c0,Cross-Country Skiing,sport,2,shoulder 1; wrist 1; lower back 1; hip 1; knee 1; ankle 1,no,none,
2229ad58-e064-59cf-9326-08b13bd044f0,CrossFit,impact-cardio,3,shoulder 1; lower back 1; hip 1; knee 2; ankle 2,no,none,
050a392a-67e9-5116-b8bb-e3cae80819d0,Crunch,core-flexion,1,lower back 1; neck 1,no,bodyweight,
e7ce58d8-1568-5f06-92e2-15674ee5e099,Crunch (Cable),core-flexion,1,lower back 1; neck 1,no,external,
33572157-b093-5495-a68e-5b1331b795cd,Crunch (Machine),core-flexion,1,lower back 1; neck 1,no,external,
31cd2bdd-2067-5f86-83ae-3ab85a6ab399,Crunch (Stability Ball),core-flexion,1,lower back 1; neck 1,no,bodyweight,
b2d364f6-e1a4-5ae4-adc0-632a30fcd10d,Crunch (Weighted),core-flexion,1,lower back 1; neck 1,no,external,
558a1ce0-48c0-5597-8951-d77147a068b4,Cuban Press (Dumbbell),vertical-push,2,shoulder 2; elbow 1; wrist 1; neck 1,no,external,
c2a34977-4871-5840-af65-8cb1ac14acba,Curtsy Lunge (Dumbbell),lunge,3,hip 2; knee 2; ankle 1,yes,external,
6ae7f42a-4531-577e-b6ab-24a404ac218a,Cycling,cycle,1,hip 1; knee 1,no,none,
5e1308b1-ea2e-52c3-85ac-26552e24b341,Cycling (Indoor),cycle,1,hip 1; knee 1,no,none,
cc141296-0ea1-5630-9907-22113e999858,Cyclist Squat (Barbell),squat,3,shoulder 1; lower back 2; hip 2; knee 2; ankle 1; neck 1,no,external,rack
78a29262-fa3d-54ea-a389-be2e2f9f9f99,Dancing,sport,1,lower back 1; hip 1; knee 2; ankle 2,no,none,
e6a6a390-9f80-51f4-ae0d-245ba4f68091,Dead Bug,anti-extension,1,,no,bodyweight,
bcbba687-d123-522e-a311-d85744c72bdf,Dead Hang,hang,1,shoulder 2; elbow 1; wrist 1,no,bodyweight,pull-up bar
5cae7086-043f-55bc-b721-3d60a5076130,Deadlift (Band),hinge,1,lower back 1; hip 2; knee 1,no,external,
da444b7b-57de-5a4c-ab30-92e12506e7c3,Deadlift (Barbell),hinge,3,wrist 1; lower back 2; hip 2; knee 1,no,external,
141f7796-4f30-5428-9541-2e2967e068a0,Deadlift (Dumbbell),hinge,2,lower back 1; hip 2; knee 1,no,external,
49ca05e7-b43c-517d-8f2d-c4382f8b3b65,Deadlift (Kettlebell),hinge,2,lower back 1; hip 2; knee 1,no,external,
f14759dc-6359-52ff-8f61-571f78e9ae5b,Deadlift (Smith Machine),hinge,2,wrist 1; lower back 2; hip 2; knee 1,no,external,
6d183770-3349-5a56-a0b4-4982f9ac7bb0,Deadlift (Trap Bar),hinge,2,wrist 1; lower back 2; hip 2; knee 1,no,external,
a395e5cb-44e6-5967-9c27-acb5b53c69aa,Deadlift High Pull (Barbell),olympic-pull,4,shoulder 1; elbow 1; wrist 1; lower back 2; hip 2; knee 1; ankle 1; neck 1,no,external,
f4cad7b9-018b-5548-bbba-d2052e933cf4,Decline Bench Press (Barbell),horizontal-push,3,shoulder 2; elbow 1; wrist 1,no,external,bench; rack
8c719076-7b3c-5d5d-878a-955e5ff0e382,Decline Bench Press (Dumbbell),horizontal-push,2,shoulder 2; elbow 1; wrist 1,no,external,bench
ed661ff9-4e24-5273-8dad-8ec08d4b1544,Decline Bench Press (Machine),horizontal-push,1,shoulder 2; elbow 1; wrist 1,no,external,
f3119ce2-c7fd-5906-b36d-d4e27c80315c,Decline Bench Press (Smith Machine),horizontal-push,2,shoulder 2; elbow 1; wrist 1,no,external,
d956fc9f-7a3b-5574-86ea-774135b26f36,Decline Chest Fly (Dumbbell),fly,2,shoulder 2; elbow 1,no,external,bench
3bcdacc0-bcf1-5414-bbcf-0c037e248afd,Decline Crunch,core-flexion,1,lower back 1; neck 1,no,bodyweight,decline bench
51a4586a-9986-5de8-99a0-cdc687648dd8,Decline Crunch (Weighted),core-flexion,1,lower back 1; neck 1,no,external,decline bench
3702a0aa-f7ed-5938-9a57-01ad5bdc22e2,Decline Push Up,horizontal-push,3,shoulder 2; elbow 1; wrist 2,no,bodyweight,household
ae1c4c69-d944-59c0-86f5-cfc0a92308c9,Decline Sit Up,core-flexion,2,lower back 2; hip 1; neck 1,no,bodyweight,decline bench
47cf98ff-bc8b-5b11-940e-1606bbd6478b,Deficit Deadlift (Barbell),hinge,3,wrist 1; lower back 2; hip 2; knee 1,no,external,
94d1e8f1-8003-5448-8bba-1bb22e9b68f6,Deficit Push Up,horizontal-push,3,shoulder 2; elbow 1; wrist 2,no,bodyweight,
392d81e5-b95d-5f8b-a08f-a6e6d5082aeb,Deficit Reverse Lunge (Dumbbell),lunge,3,hip 2; knee 2; ankle 1,yes,external,
884da4bc-c7ac-524c-8bba-58b06255ab28,Depth Jump,jump,4,lower back 1; hip 1; knee 2; ankle 2,no,bodyweight,box
380a94b8-585a-5749-926e-7c8bbfe142f1,Devil Press (Dumbbell),full-body,4,shoulder 2; elbow 1; wrist 2; lower back 2; hip 1; knee 2; ankle 1,no,external,
3536fa79-2965-56a3-8adf-a182cc9e0995,Diamond Push Up,horizontal-push,3,shoulder 2; elbow 1; wrist 2,no,bodyweight,
c30c7e60-dd06-57ba-a934-2e3008d60fee,Donkey Calf Raise (Machine),calf,1,ankle 2,no,external,
83ae918a-8722-5abf-a68e-982dc6744b5a,Double Unders,jump,3,shoulder 1; wrist 1; hip 1; knee 2; ankle 2,no,bodyweight,
b46662af-2933-53bf-a8fd-f647d30d33a1,Downward Dog,mobility,1,shoulder 1; wrist 1; ankle 1,no,bodyweight,
7fcd5a44-c684-58cd-b632-bd288f53c126,Drag Curl (Barbell),curl,1,elbow 1; wrist 1,no,external,
4c16f9c7-1e02-5997-bca9-0de3ffb3d9d4,Dragon Flag,core-flexion,4,shoulder 1; lower back 2; neck 1,no,bodyweight,bench
aba6084f-84e0-52cd-8c4d-e3c2d14edc91,Dumbbell Swing,hinge-power,3,shoulder 1; lower back 2; hip 2; knee 1,no,external,
f0b722c5-4eff-59b7-ab3d-695d79eab517,Elbow to Knee,core-flexion,1,lower back 1; neck 1,no,bodyweight,
13a5949e-615d-5703-91df-01be0dfb0eb5,Elliptical Machine,low-impact,1,hip 1; knee 1,no,none,
9e8e9427-2d05-52e7-9e2d-094d4a847ad0,External Rotation (Band),cuff,1,shoulder 1,yes,external,
cfaf96d8-f075-58d1-86fd-04dc159eebdd,External Rotation (Cable),cuff,1,shoulder 1,yes,external,
3e224175-3722-5029-9615-ee0e84797e5d,External Rotation (Dumbbell),cuff,1,shoulder 1,yes,external,
a1d30cde-434b-5bb0-9254-9b89dbb75b8f,Face Pull (Band),rear-delt,1,shoulder 1,no,external,
97dfff74-a9b7-5736-a82b-cf47479666c8,Face Pull (Cable),rear-delt,1,shoulder 1,no,external,
97d75864-1db2-58f8-b417-8db095f50fc5,Farmer's Walk,carry,2,shoulder 1; elbow 1; wrist 1; lower back 1; knee 1; ankle 1,no,external,
48af28e9-39a3-5f3a-9ee9-4ac553c48c82,Farmer's Walk (Kettlebell),carry,2,shoulder 1; elbow 1; wrist 1; lower back 1; knee 1; ankle 1,no,external,
78048544-8972-5f4b-81d7-4a1dac6492b3,Farmer's Walk (Trap Bar),carry,2,shoulder 1; elbow 1; wrist 1; lower back 1; knee 1; ankle 1,no,external,
fd7bfcd9-2583-50ad-acf9-bdb0f289cb76,Feet Up Bench Press (Barbell),horizontal-push,3,shoulder 2; elbow 1; wrist 1,no,external,bench; rack
655199b7-fa85-570e-be08-4620ad0e8aa4,Fencing,sport,2,shoulder 1; wrist 1; lower back 1; hip 1; knee 2; ankle 2,no,none,
1c3954c3-f5c0-5837-bb26-d3e61c601f89,Field Hockey,sport,2,shoulder 1; wrist 1; lower back 1; hip 1; knee 2; ankle 2,no,none,
2733fbc6-11d2-5a76-921a-90b8021f83d6,Fire Hydrant,hip-abduction,1,hip 1,yes,bodyweight,
6f86d845-ee00-5fa3-854a-469033eab7ae,Flat Knee Raise,core-flexion,2,lower back 1; hip 1,no,bodyweight,
8fefbc46-7b62-5aba-8132-7d1fb0ca7a11,Floor Press (Barbell),horizontal-push,3,shoulder 2; elbow 1; wrist 1,no,external,
fdbba465-79c9-594c-8046-22dca1c95e85,Floor Press (Dumbbell),horizontal-push,2,shoulder 2; elbow 1; wrist 1,no,external,
81ed5afa-d79e-5076-ba06-bdef1ab55344,Floor Triceps Dip,dip,2,shoulder 2; elbow 2; wrist 2,no,bodyweight,
63113580-3483-50da-9f43-680114e6a5a6,Flutter Kicks,core-flexion,2,lower back 1; hip 1,no,bodyweight,
a953c641-e931-5fea-b909-71a67f2ebaf9,Frog Jump,jump,3,lower back 1; hip 1; knee 2; ankle 2,no,bodyweight,
a2565a93-3ab0-5006-8a0a-0d5aa60b809a,Frog Pump,hip-extension,1,hip 1,no,bodyweight,
a0e1942b-e52e-5e02-b807-222d6458e282,Frog Pump (Dumbbell),hip-extension,1,hip 1,no,external,
e3f0bcb3-9b9f-5249-9a47-57847ffb2e30,Front Lever Hold,gymnastics-pull,4,shoulder 2; elbow 2; wrist 1,no,bodyweight,pull-up bar
8f7bbe6a-ecdc-55bc-9be8-b2bbd2e95a86,Front Lever Raise,gymnastics-pull,4,shoulder 2; elbow 2; wrist 1,no,bodyweight,pull-up bar
5db1e58a-285f-559e-968d-e5f65d880193,Front Rack Carry (Kettlebell),carry,2,shoulder 1; elbow 1; wrist 2; lower back 1; knee 1; ankle 1,no,external,
05443ff2-9286-5d7e-9a48-04d6f3dc4946,Front Rack Hold (Barbell),carry,3,shoulder 1; wrist 2; lower back 1,no,external,
427f0fe1-47cf-5518-86f7-fa07fa77ea87,Front Raise (Band),front-raise,1,shoulder 2,no,external,
27d6ea47-ce34-5f21-a0a6-259f33327f44,Front Raise (Barbell),front-raise,1,shoulder 2,no,external,
ed22cf4c-a289-554e-9d9e-dc690dad91ca,Front Raise (Cable),front-raise,1,shoulder 2,no,external,
2e7eb3f7-d7d0-5034-b1d5-c815233d3099,Front Raise (Dumbbell),front-raise,1,shoulder 2,no,external,
6611c927-0745-5eaf-86b3-08fa153371e9,Front Raise (Plate),front-raise,1,shoulder 2,no,external,
1b8a60bf-d168-54a9-a6b3-6279760e794e,Front Raise (Suspension),front-raise,4,shoulder 2,no,bodyweight,
07615ab9-9b60-5b4b-ad17-09afece36008,Front Squat (Barbell),squat,4,shoulder 1; elbow 1; wrist 2; lower back 2; hip 2; knee 2; ankle 2,no,external,rack
bc9074b6-cf0f-550e-884f-aba546a3722e,Front Squat (Kettlebell),squat,3,wrist 2; lower back 1; hip 2; knee 2; ankle 1,no,external,
fb425265-628b-5d3c-95f2-9dbf0ef470c2,Front Squat (Smith Machine),squat,2,wrist 1; lower back 1; hip 2; knee 2; ankle 1,no,external,
44a037de-dad3-54b5-9247-6b9b8a707ecb,GHD Sit Up,core-flexion,4,lower back 2; hip 2,no,bodyweight,ghd
7b60345c-caaf-529a-a9d0-cceb4021c3ef,Glute Bridge,hip-extension,1,hip 1,no,bodyweight,
52915c6e-92fb-53bf-b59c-d9e17559b5db,Glute Bridge (Barbell),hip-extension,2,lower back 1; hip 1,no,external,
a6c07d16-bcf1-5051-9967-15421b9a9407,Glute Bridge (Dumbbell),hip-extension,1,hip 1,no,external,
26ea178e-7de0-57f0-8d88-96d06ede5100,Glute Ham Raise,knee-flexion,4,lower back 1; knee 2,no,bodyweight,ghd
a88c7dfc-5331-509a-9ada-47471cbb4f01,Glute Kickback (Band),hip-extension,1,hip 1,yes,external,
4a468020-8bb8-51bd-a97d-6d1c69e01e7d,Glute Kickback (Cable),hip-extension,1,hip 1,yes,external,
58304db2-cac2-543e-8f33-9397dbf7d378,Glute Kickback (Machine),hip-extension,1,hip 1,yes,external,
68030e00-9ab3-556b-8f91-2faa3a72ef85,Glute Kickback on Floor,hip-extension,1,hip 1,yes,bodyweight,
9fcc9b75-5fdb-5565-a379-b340b163ecfb,Goblet Squat (Dumbbell),squat,2,wrist 1; lower back 1; hip 2; knee 2; ankle 1,no,external,
62c878e5-9e8d-51b4-b599-838bbfce3891,Goblet Squat (Kettlebell),squat,2,wrist 1; lower back 1; hip 2; knee 2; ankle 1,no,external,
0fa34a7e-9c5d-5855-9f51-1555dbda3a6b,Golf,sport,2,shoulder 1; wrist 1; lower back 2; hip 1; knee 1; ankle 1,no,none,
e733a533-bc68-5ef4-81f9-72093b72a0bc,Good Morning (Band),hinge,2,lower back 1; hip 1,no,external,
dfd3f7e7-bcf4-5e9f-989a-94e3bffe036e,Good Morning (Barbell),hinge,4,shoulder 1; lower back 2; hip 2; neck 1,no,external,rack
532662fb-6798-5841-b679-dc32eaca6207,Gorilla Row (Kettlebell),horizontal-pull,2,shoulder 1; elbow 1; lower back 2; hip 1,no,external,
89564877-3bdc-5f14-ab6c-e376aa736629,Gravel Cycling,cycle,2,hip 1; knee 1,no,none,
56bf7092-07f8-5b17-b3bf-23ada9b64b92,Gripper,forearm,1,elbow 1; wrist 2,no,external,
5e302752-f04d-5e07-8f42-499fc6f44af8,Gymnastics,sport,3,shoulder 2; wrist 2; lower back 1; hip 1; knee 2; ankle 2,no,none,
ec56fe6b-6c78-5b45-b9f6-15448592e373,Hack Squat (Barbell),squat,4,shoulder 1; lower back 2; hip 2; knee 2; ankle 1,no,external,
80577ed0-5d65-5321-ad33-559b4cdd7e41,Hack Squat (Machine),squat,2,hip 2; knee 2; ankle 1,no,external,
ea50bbe7-fe1d-5bf0-9707-8152c4b933cc,Hammer Curl (Band),curl,1,elbow 1; wrist 1,no,external,
3721fbfb-5bcb-5a86-837b-d5751f3b56a9,Hammer Curl (Cable),curl,1,elbow 1; wrist 1,no,external,
96cbcca5-0603-57d6-87a1-9d4572b5d941,Hammer Curl (Dumbbell),curl,1,elbow 1; wrist 1,no,external,
a0acaad0-89e6-5980-985c-3f3acfc7dfdc,Hand Cycling,arm-cycle,1,shoulder 2; elbow 1; wrist 1,no,none,
54c368ba-d65a-5be4-8de6-9e66caec757e,Hand Release Push Up,horizontal-push,2,shoulder 2; elbow 1; wrist 2,no,bodyweight,
3d841060-bf6f-593f-ae09-9d9cd6a50a4f,Handball,sport,2,shoulder 2; wrist 1; lower back 1; hip 1; knee 2; ankle 2,no,none,
4614d18d-99c2-5f3a-975a-d326c0e004bc,Handstand Hold,hold-push,4,shoulder 2; wrist 2; neck 1,no,bodyweight,household
e5cfa0f2-627e-597b-a65e-c100997043a2,Handstand Push Up,vertical-push,4,shoulder 2; elbow 1; wrist 2; neck 2,no,bodyweight,household
d70cda42-1bf7-51b0-b622-6add737788b3,Hang Clean (Barbell),olympic,4,shoulder 2; elbow 1; wrist 2; lower back 2; hip 2; knee 2; ankle 1; neck 1,no,external,
aad0b13e-69b5-537d-b1ab-6cfaf03749bb,Hang Power Clean (Barbell),olympic,4,shoulder 2; elbow 1; wrist 2; lower back 2; hip 2; knee 2; ankle 1; neck 1,no,external,
30ed7759-8a38-5b55-8bc9-553aee17d30a,Hang Power Snatch (Barbell),olympic,4,shoulder 2; elbow 1; wrist 2; lower back 2; hip 2; knee 2; ankle 1; neck 1,no,external,
8ccbccdc-0cc5-572e-9040-676e12f7fbc4,Hang Snatch (Barbell),olympic,4,shoulder 2; elbow 1; wrist 2; lower back 2; hip 2; knee 2; ankle 1; neck 1,no,external,
27ca61e6-caab-519b-a595-6edb23f44ec9,Hanging Knee Raise,core-flexion,2,shoulder 2; elbow 1; wrist 1; hip 1,no,bodyweight,pull-up bar
4b69a8aa-a46b-59aa-bc96-1ee0ee089939,Hanging Leg Raise,core-flexion,3,shoulder 2; elbow 1; wrist 1; lower back 1; hip 1,no,bodyweight,pull-up bar
8ff2a3ac-513f-5d41-ade0-5e988492a82c,Hanging Leg Raise (Weighted),core-flexion,4,shoulder 2; elbow 1; wrist 1; lower back 1; hip 1,no,bodyweight+,pull-up bar
ac3ceb51-e7f2-553a-a258-e7614eaca81d,Heel Taps,core-flexion,1,lower back 1; neck 1,no,bodyweight,
b542170e-d069-5a91-a9a1-a14a2017548a,High Curl (Cable),curl,1,elbow 1; wrist 1,no,external,
0a4afc13-870e-5cd8-a883-2a0c2441f9a7,High Knee Skips,impact-cardio,2,shoulder 1; lower back 1; hip 1; knee 2; ankle 2,no,none,
38f82d0d-92b8-5d23-b873-904e74debc0d,High Knees,impact-cardio,1,shoulder 1; lower back 1; hip 1; knee 2; ankle 2,no,none,
c50588b0-114d-5186-9990-69fa38e13de8,High Pull (Barbell),olympic-pull,4,shoulder 1; elbow 1; wrist 1; lower back 2; hip 2; knee 1; ankle 1; neck 1,no,external,
c7590e0e-5b09-55c7-b5dc-a336dd06d663,High Pull (Kettlebell),olympic-pull,3,shoulder 2; elbow 1; wrist 1; lower back 2; hip 1; knee 1,no,external,
fb72c517-ed91-538d-bf56-c2ac9945fefd,HIIT,impact-cardio,3,shoulder 1; lower back 1; hip 1; knee 2; ankle 2,no,none,
cba4b470-43c7-58d9-a326-08339458a3ab,Hiking,walk-climb,1,lower back 1; hip 1; knee 1; ankle 1,no,none,
784b94e3-5975-5143-a9e0-7ebf391c1d51,Hindu Push Up,horizontal-push,3,shoulder 2; elbow 1; wrist 2; lower back 1,no,bodyweight,
ddbf0fcb-7f6f-5f0b-9b74-9fa5685fc626,Hip Abduction (Band),hip-abduction,1,hip 1,yes,external,
3cb620f0-3850-5404-bf54-77c914ff2058,Hip Abduction (Cable),hip-abduction,1,hip 1,yes,external,
e4378d64-6720-5334-9e42-277331722bf3,Hip Abduction (Machine),hip-abduction,1,hip 1,no,external,
d6e3447b-8a02-5423-8342-27d382212571,Hip Adduction (Cable),hip-adduction,1,hip 1,yes,external,
65e2099e-cfed-5b8d-8041-1342f99d2ea5,Hip Adduction (Machine),hip-adduction,1,hip 1,no,external,
e70b825b-cbb6-54a0-ab53-4ecd54cf4611,Hip Flexion (Cable),hip-flexion,1,hip 1,yes,external,
895babc1-20cf-5e0a-806c-c23331fde61e,Hip Thrust (Band),hip-extension,1,hip 1,no,external,household
b21698bc-3438-5a29-91c7-482bea303de3,Hip Thrust (Barbell),hip-extension,2,lower back 1; hip 1,no,external,bench
1a40eea3-76d1-51f4-b3ef-ff3aed43646a,Hip Thrust (Bodyweight),hip-extension,1,hip 1,no,bodyweight,household
d8b1f668-2cb8-57f9-b8d9-138becab4cff,Hip Thrust (Dumbbell),hip-extension,1,hip 1,no,external,household
5d2c5629-156f-5ad3-a714-565397a62f77,Hip Thrust (Machine),hip-extension,1,hip 1,no,external,
ef49a5d1-6973-5ebf-ac44-7c04417117ae,Hip Thrust (Smith Machine),hip-extension,1,hip 1,no,external,
8b6d5b12-56c1-55af-81c8-8ef6915886fb,Hollow Hold,core-flexion,2,lower back 1; hip 1; neck 1,no,bodyweight,
7b016497-3697-525f-9d10-c115419c6bcb,Hollow Rock,core-flexion,2,lower back 1; hip 1; neck 1,no,bodyweight,
50ea092e-4964-593b-9664-5f7a3dfeaadf,Horse Riding,sport,2,shoulder 1; wrist 1; lower back 1; hip 1; knee 1; ankle 1,no,none,
b0b2e926-f7f8-572d-b372-cd6973d8cfe6,Hula Hoop,sport,1,lower back 1; hip 1,no,none,
0ae0e0df-7389-59a6-8925-417715afd982,Ice Hockey,sport,3,shoulder 1; wrist 1; lower back 1; hip 1; knee 2; ankle 2,no,none,
362d053b-91dd-5e94-b646-4fd1dd43403c,Ice Skating,sport,2,shoulder 1; wrist 1; lower back 1; hip 1; knee 2; ankle 2,no,none,
5dd51e77-dccf-5a6e-8a1b-991db9930cbb,Inchworm,crawl,2,shoulder 2; wrist 2; lower back 1,no,bodyweight,
bde981e3-54de-5f29-8116-ea9d46112330,Incline Bench Press (Barbell),horizontal-push,3,shoulder 2; elbow 1; wrist 1,no,external,bench; rack
0b25dfec-3bb6-5234-a438-29d70a3f5073,Incline Bench Press (Cable),horizontal-push,2,shoulder 2; elbow 1; wrist 1,no,external,
4922c6ac-d84b-5406-b77f-342ce9492a65,Incline Bench Press (Smith Machine),horizontal-push,2,shoulder 2; elbow 1; wrist 1,no,external,
5fdbacfa-12f5-5795-81c2-a1a3391e9849,Incline Chest Fly (Cable),fly,2,shoulder 2; elbow 1,no,external,
3e754376-7996-598b-9fb8-91444a47c745,Incline Chest Fly (Dumbbell),fly,2,shoulder 2; elbow 1,no,external,bench
b82780b3-8e7e-5285-87af-718415a4a35e,Incline Chest Press (Machine),horizontal-push,1,shoulder 2; elbow 1; wrist 1,no,external,
c914cecb-e6a1-53df-910d-83422b6e8bd3,Incline Curl (Dumbbell),curl,1,elbow 2; wrist 1,no,external,bench
f3584856-4aa1-5bb8-a06e-22bda4f8f019,Incline Lateral Raise (Dumbbell),lateral-raise,1,shoulder 2,no,external,bench
1b6b225f-c66f-54f9-98a7-50cb26ecd3b4,Incline Press (Dumbbell),horizontal-push,2,shoulder 2; elbow 1; wrist 1,no,external,bench
6e9573e7-9b1f-5f6a-9bdc-5a7e4a05c0da,Incline Push Up,horizontal-push,1,shoulder 1; elbow 1; wrist 1,no,bodyweight,household
304accfc-237d-51bf-b543-62a92106a754,Incline Row (Dumbbell),horizontal-pull,2,shoulder 1; elbow 1,no,external,bench
dce138a8-c4f1-562b-b84b-b13ea31e8a60,Inline Skating,sport,2,shoulder 1; wrist 1; lower back 1; hip 1; knee 2; ankle 2,no,none,
c5dae6b9-91c5-51ff-bc96-47eff675b88c,Internal Rotation (Band),cuff,1,shoulder 1,yes,external,
eeadd9b5-2d58-539d-b215-e4a026ba39d4,Internal Rotation (Cable),cuff,1,shoulder 1,yes,external,
339badeb-7f1b-54fa-a902-080b4df6508b,Interval Running,run,3,lower back 1; hip 2; knee 2; ankle 2,no,none,
9e8efb60-5d6c-52e0-b04d-df6261beef40,Inverted Row,horizontal-pull,2,shoulder 1; elbow 1; wrist 1,no,bodyweight,low bar
5e760357-d445-5cb9-ad77-1513d13e2a68,Iso-Lateral Chest Press (Machine),horizontal-push,1,shoulder 2; elbow 1; wrist 1,no,external,
b4af73f3-07af-59f8-bf0b-6d4f2bdb8631,Iso-Lateral High Row (Machine),vertical-pull,1,shoulder 1; elbow 1,no,external,
fa13c700-0c9e-5c48-bac9-d9e4d0b0f510,Iso-Lateral Incline Chest Press (Machine),horizontal-push,1,shoulder 2; elbow 1; wrist 1,no,external,
4be88f82-80b8-57f9-b7f4-37f47feac4f0,Iso-Lateral Low Row (Machine),horizontal-pull,1,shoulder 1; elbow 1,no,external,
3d409785-07f1-5dc0-98fe-0cc732cdf4de,Iso-Lateral Pulldown (Machine),vertical-pull,1,shoulder 1; elbow 1,no,external,
11af476e-3614-5876-a150-e07978810a8c,Iso-Lateral Row (Machine),horizontal-pull,1,shoulder 1; elbow 1,no,external,
6b3b15b7-57ec-5aff-8fee-8385211a4967,Jackknife (Suspension),anti-extension,3,shoulder 1; lower back 1,no,bodyweight,
042e4142-57cd-5c5d-be9f-7a0725ca57fb,Jackknife Sit Up,core-flexion,2,lower back 2; hip 1; neck 1,no,bodyweight,
0008ff3d-e131-59ff-ba28-d642de6f0293,Jacob's Ladder,climb-machine,1,shoulder 1; hip 1; knee 1,no,none,
0413f3f2-2016-5ffe-ad23-e629893e9605,Jefferson Curl (Barbell),back-extension,4,lower back 2; hip 1,no,external,
693c6b43-f242-5d93-9bd0-67656a9245b3,Jefferson Deadlift (Barbell),hinge,4,lower back 2; hip 2; knee 1,no,external,
135e913c-a906-5d0a-9b02-d894f86ae7d8,JM Press (Barbell),triceps-extension,4,shoulder 1; elbow 2; wrist 1,no,external,bench; rack
92a26b41-f994-5983-a92b-9abd822af74e,JM Press (Smith Machine),triceps-extension,4,shoulder 1; elbow 2; wrist 1,no,external,
45a564a9-0cc0-537a-b583-3d6d7a3aa5ab,Judo,combat,2,shoulder 2; elbow 1; wrist 2; lower back 1; hip 1; knee 2; ankle 1; neck 2,no,none,
b3bdc66a-92d5-5fd9-9023-2ba8adc5b713,Jump Rope,impact-cardio,2,shoulder 1; lower back 1; hip 1; knee 2; ankle 2,no,none,
e7fdacd4-216e-50ec-b93e-f69d0a9004f9,Jump Shrug (Barbell),olympic-pull,4,shoulder 1; elbow 1; wrist 1; lower back 2; hip 2; knee 1; ankle 1; neck 1,no,external,
e4e401f0-6b7b-5694-8cd9-86ea9e3ad27d,Jump Squat,jump,3,hip 1; knee 2; ankle 2,no,bodyweight,
23bd92bc-21a5-5960-826c-74cf92640e83,Jump Squat (Barbell),jump,4,shoulder 1; lower back 2; hip 1; knee 2; ankle 2; neck 1,no,external,rack
dcdf5072-5916-5b48-aefd-33199c625661,Jumping Jack,impact-cardio,1,shoulder 1; lower back 1; hip 1; knee 2; ankle 2,no,none,
43a49dd2-3113-5fba-bcc8-aa75686b1820,Jumping Lunge,jump,3,lower back 1; hip 1; knee 2; ankle 2,yes,bodyweight,
15745892-2a7f-53c5-97b7-62f562319353,Karate,combat,2,shoulder 2; elbow 1; wrist 2; lower back 1; hip 1; knee 2; ankle 1; neck 2,no,none,
ddb75acc-cc90-5288-b490-5d965ad34c66,Kayaking,paddle,2,shoulder 2; elbow 1; wrist 1; lower back 1,no,none,
f60c88b4-1e8d-558c-8c9e-b4a6caf0a82a,Kettlebell Around the World,core-rotation,2,shoulder 1; lower back 1,no,external,
5c40c2d3-e745-52e2-b023-804e8c020088,Kettlebell Halo,cuff,2,shoulder 2; elbow 1; neck 1,no,external,
d17784fb-c61e-5de7-b1e2-5346b895ecb2,Kettlebell Swing,hinge-power,3,shoulder 1; lower back 2; hip 2; knee 1,no,external,
c6080ad3-9e52-582c-9681-d288a2a1276b,Kettlebell Swing - American,hinge-power,4,shoulder 2; lower back 2; hip 2; knee 1,no,external,
d3357b08-52cc-535a-add4-f2225f4223a2,Kickboxing,combat,2,shoulder 2; elbow 1; wrist 2; lower back 1; hip 1; knee 2; ankle 1; neck 2,no,none,
f79f44d7-57da-5418-9085-50ba288b6bd0,Kipping Pull Up,vertical-pull,4,shoulder 2; elbow 2; wrist 1; lower back 1,no,bodyweight,pull-up bar
740988e3-4b52-544b-b7f2-ee98697db721,Knee Raise (Captain's Chair),core-flexion,2,shoulder 1; lower back 1; hip 1,no,bodyweight,captains chair
7246a2a6-1831-57f8-bf2a-f70995559cd5,Kneeling Pulldown (Band),vertical-pull,1,shoulder 1; elbow 1; knee 1,no,external,
89e18948-a3ad-5e2b-b47f-1b5b8c64ce69,Knees to Elbows,core-flexion,4,shoulder 2; elbow 1; wrist 1; lower back 1; hip 1,no,bodyweight,pull-up bar
6244fbc0-ce01-5d5f-86e0-b1bc3cc29904,Kroc Row (Dumbbell),horizontal-pull,3,shoulder 1; elbow 1; wrist 1; lower back 1,yes,external,
1f64b132-3862-5974-8765-f937a5776e93,L-Sit Chin Up,vertical-pull,4,shoulder 2; elbow 2; wrist 1,no,bodyweight,pull-up bar
09aff67e-54c9-528f-9d86-a721f25081d2,L-Sit Hold,core-flexion,4,shoulder 1; wrist 2; hip 1,no,bodyweight,
9195fb7b-0540-56ae-947b-387f22bedd25,L-Sit Pull Up,vertical-pull,4,shoulder 2; elbow 2; wrist 1,no,bodyweight,pull-up bar
29fd982d-da97-5c7f-ae26-f95c1eb1b5cc,Lacrosse,sport,2,shoulder 1; wrist 1; lower back 1; hip 1; knee 2; ankle 2,no,none,
64ecb1bc-b7be-5eae-ba2a-0b439a61e748,Landmine 180 (Barbell),core-rotation,2,shoulder 1; lower back 1,yes,external,
8a0cb317-b590-5225-8c23-54573d6becf9,Landmine Press (Barbell),vertical-push,2,shoulder 1; elbow 1; wrist 1,no,external,
e5435f7b-0229-5cc5-b4b9-0d6d4b8958d2,Landmine Row (Barbell),horizontal-pull,2,shoulder 1; elbow 1; wrist 1; lower back 2; hip 1,no,external,
67a561cd-4c99-5c63-84cf-7588df9a67de,Landmine Squat (Barbell),squat,2,wrist 1; lower back 1; hip 2; knee 2; ankle 1,no,external,
5a60b88a-f2c8-5ec9-8c49-aebe57aa3d26,Landmine Squat and Press (Barbell),squat-press,3,shoulder 2; elbow 1; wrist 1; lower back 1; hip 2; knee 2; ankle 1,no,external,
867e59d2-8739-5f8d-b648-4e31012b2670,Larsen Press (Barbell),horizontal-push,3,shoulder 2; elbow 1; wrist 1,no,external,bench; rack
0aa26b22-5906-5513-b0e9-6f9590565c90,Lat Pulldown (Band),vertical-pull,1,shoulder 1; elbow 1,no,external,
0fb454ed-8939-5c7d-80b0-74da36293c56,Lat Pulldown (Cable),vertical-pull,1,shoulder 1; elbow 1,no,external,
1532e3a0-d9f2-58ec-b34a-925321ac0dd5,Lat Pulldown (Machine),vertical-pull,1,shoulder 1; elbow 1,no,external,
384adbf4-c96a-5b8d-9d3d-effe8d72878b,Lat Pulldown - Behind the Neck (Cable),vertical-pull,3,shoulder 2; elbow 1; neck 2,no,external,
1dbb43c3-94c5-57db-b84a-5a5aa4cf0c83,Lat Pulldown - Close Grip (Cable),vertical-pull,1,shoulder 1; elbow 1,no,external,
00af1fc4-bc38-5be5-9633-fe3b5ffaa26c,Lat Pulldown - Neutral Grip (Cable),vertical-pull,1,shoulder 1; elbow 1,no,external,
5b99e776-ea08-5d3f-9553-e52039e93b32,Lat Pulldown - Underhand (Band),vertical-pull,1,shoulder 1; elbow 1,no,external,
553f7f57-6284-5a64-831f-346de5fc1323,Lat Pulldown - Underhand (Cable),vertical-pull,1,shoulder 1; elbow 1,no,external,
9ae918e2-c972-5003-8693-a2dc7e54d86a,Lat Pulldown - Wide Grip (Cable),vertical-pull,1,shoulder 1; elbow 1,no,external,
18fd8f3a-cb43-5d0a-9958-e34da2fcf1af,Lateral Band Walk,hip-abduction,1,hip 1,no,external,
5ea06fd6-077a-5a0b-b149-528aeda6b14b,Lateral Box Jump,jump,3,lower back 1; hip 1; knee 2; ankle 2,no,bodyweight,box
c5e81788-653a-51b1-bfbb-216c55883b8c,Lateral Leg Raise,hip-abduction,1,hip 1,yes,bodyweight,
4cec81d1-5f51-5804-b00e-6fa9c7a79789,Lateral Lunge,lunge,2,hip 2; knee 2; ankle 1,yes,bodyweight,
3a00ac8a-90ed-58fa-852c-20c505175ac0,Lateral Lunge (Dumbbell),lunge,2,hip 2; knee 2; ankle 1,yes,external,
e2d7bbd8-d875-581f-88d7-c36f1828bba1,Lateral Raise (Band),lateral-raise,1,shoulder 2,no,external,
1827450a-f30a-5ae7-b175-1db97a76eece,Lateral Raise (Cable),lateral-raise,1,shoulder 2,no,external,
fa623867-adda-5c71-a4d8-b2b07566e6b3,Lateral Raise (Dumbbell),lateral-raise,1,shoulder 2,no,external,
433a91ac-b9ca-5c71-abea-2327b027d2b7,Lateral Raise (Machine),lateral-raise,1,shoulder 2,no,external,
df84f8b8-092d-524f-b7bf-a25d527db429,Lateral Raise (Plate),lateral-raise,1,shoulder 2,no,external,
1a9bc65b-a3b9-5a2f-82ca-1640227908b4,Lateral Squat,squat,1,hip 1; knee 2; ankle 1,no,bodyweight,
0f016093-fa41-5501-ae53-e8c3b8241bfc,Lateral Step Down,lunge,2,hip 1; knee 2; ankle 1,yes,bodyweight,household
9594e0b5-046c-5db1-bfa1-4aeb632c2ec9,Leaning Lateral Raise (Dumbbell),lateral-raise,1,shoulder 2,yes,external,
fc02d4ad-3a2c-5a80-b2b8-221ac49e51d3,Leg Curl (Band),knee-flexion,1,knee 1,no,external,
87e460ed-6311-565f-bd64-af7fd593761f,Leg Curl (Cable),knee-flexion,1,knee 1,no,external,
cc6df577-3f25-5488-aada-511bdb04e041,Leg Curl (Stability Ball),knee-flexion,2,lower back 1; knee 1,no,bodyweight,
5c14b929-0e5a-5eb9-871f-ae4b370044a1,Leg Curl (Suspension),knee-flexion,2,lower back 1; knee 1,no,bodyweight,
1dfd2a93-9063-53cd-8f37-365cfdef5c89,Leg Extension (Band),knee-extension,1,knee 2,no,external,
0244a8c8-8a01-556b-9221-e966fbc281dc,Leg Extension (Machine),knee-extension,1,knee 2,no,external,
16131722-1179-5ddb-a6ae-902220c75d86,Leg Press (Machine),leg-press,1,hip 2; knee 2,no,external,
29e848f9-566b-5a97-a129-6ec4ce271a75,Leg Raise (Captain's Chair),core-flexion,2,shoulder 1; lower back 1; hip 1,no,bodyweight,captains chair
cebfeda0-db04-54d1-b28c-9140083e26f7,Log Press,vertical-push,3,shoulder 2; elbow 1; wrist 1; lower back 1; neck 1,no,external,
46114513-cec8-51c8-8b42-222903d1863b,Low Bar Squat (Barbell),squat,3,shoulder 2; wrist 1; lower back 2; hip 2; knee 2; ankle 1; neck 1,no,external,rack
24cd693a-ca84-5bb7-bcde-160dd0f368f9,Low Cable Crossover,fly,2,shoulder 2; elbow 1,no,external,
be7e7bc8-76b1-56a4-8427-77c439405302,Low Row (Suspension),horizontal-pull,2,shoulder 1; elbow 1; wrist 1,no,bodyweight,
4f832937-3b3e-5692-b83b-295223887b52,Lu Raise (Dumbbell),lateral-raise,1,shoulder 2,no,external,
bc85b6c3-5afb-5469-a485-d0deea4d304c,Lunge (Barbell),lunge,3,shoulder 1; lower back 1; hip 2; knee 2; ankle 1,yes,external,rack
3b6fcae0-477c-5019-adea-aefa2cf24276,Lunge (Bodyweight),lunge,2,hip 2; knee 2; ankle 1,yes,bodyweight,
96dd690e-3bcd-5696-8aee-424bf31b3dbe,Lunge (Dumbbell),lunge,2,hip 2; knee 2; ankle 1,yes,external,
9608b01b-3a0e-5c0a-bf29-9123f54fbafd,Lunge (Kettlebell),lunge,2,hip 2; knee 2; ankle 1,yes,external,
f389b909-630b-5e73-9625-b01d8703c590,Lunge (Smith Machine),lunge,2,hip 2; knee 2; ankle 1,yes,external,
969c9071-050a-5e6c-b7c3-d0e498a158d1,Lying Leg Curl (Dumbbell),knee-flexion,1,knee 1,no,external,
eef560fe-3080-5430-b6ec-c7e8ebc9bb63,Lying Leg Curl (Machine),knee-flexion,1,knee 1,no,external,
0b67f59b-4f05-5670-824a-df789af5c73e,Lying Leg Raise,core-flexion,2,lower back 1; hip 1,no,bodyweight,
7085a308-ed96-533e-aefd-fc117b490247,Lying Neck Curl,neck,2,neck 2,no,bodyweight,
7cf16062-c620-57ac-a986-2f5634b1ac71,Lying Neck Curl (Weighted),neck,2,neck 2,no,external,
e97446ec-f226-55d3-ad88-15d9f011645e,Lying Neck Extension,neck,2,neck 2,no,bodyweight,
e3941248-dcbe-510e-a266-7fcc1109be97,Lying Neck Extension (Weighted),neck,2,neck 2,no,external,
88ea6393-7e37-5fab-99cc-d46b4f7d5ab3,Man Maker (Dumbbell),full-body,4,shoulder 2; elbow 1; wrist 2; lower back 2; hip 1; knee 2; ankle 1,no,external,
4b9aeabc-a92b-5642-a4b3-d09ac3dd34ad,Martial Arts,combat,2,shoulder 2; elbow 1; wrist 2; lower back 1; hip 1; knee 2; ankle 1; neck 2,no,none,
950f007f-727d-56cf-859f-23c8b1b1d507,Meadows Row (Barbell),horizontal-pull,3,shoulder 1; elbow 1; wrist 1; lower back 2; hip 1,yes,external,
8a19ae47-2a1d-5075-86e8-485ca08a2dd8,Mountain Biking,cycle,3,wrist 1; lower back 1; hip 1; knee 1,no,none,
f5397606-dfe8-570c-86c3-35db255a35c4,Mountain Climber,conditioning,2,shoulder 1; wrist 2; hip 1; knee 1; ankle 1,no,bodyweight,
9a20929f-85c5-5f82-a235-c91d4587e00c,Muay Thai,combat,2,shoulder 2; elbow 1; wrist 2; lower back 1; hip 1; knee 2; ankle 1; neck 2,no,none,
12e2298f-b878-59e9-9581-4ce2aef7cfe5,Multi Hip (Machine),hip-abduction,1,hip 1,yes,external,
461ed2f1-5279-5184-97eb-4075f01bcf28,Muscle Snatch (Barbell),olympic,4,shoulder 2; elbow 1; wrist 2; lower back 2; hip 2; knee 2; ankle 1; neck 1,no,external,
514b27b9-07ab-5c08-87f0-bbdb3d50e480,Muscle Up,gymnastics-pull,4,shoulder 2; elbow 2; wrist 2,no,bodyweight,pull-up bar
cec1a564-9b01-53cb-9145-ed6946094e01,Neck Flexion (Machine),neck,2,neck 2,no,external,
0eb6ff10-83a0-56a3-a597-747fdb3d5878,Neck Harness Extension,neck,2,neck 2,no,external,
fd7170ac-5b7f-5d1d-98d8-96a1e9df1fe2,Negative Pull Up,vertical-pull,3,shoulder 2; elbow 2; wrist 1,no,bodyweight,pull-up bar
aaa46efb-152d-5307-8adf-a2c64dc6628f,Neutral Grip Pull Up,vertical-pull,3,shoulder 2; elbow 2; wrist 1,no,bodyweight,pull-up bar
7d66c5f9-b6fe-54a3-a79a-0c70e878d08c,Nordic Hamstring Curl,knee-flexion,4,lower back 1; knee 2,no,bodyweight,foot anchor
96a3357d-aecb-5143-ac43-24a192896f90,Nordic Walking,walk,1,hip 1; knee 1; ankle 1,no,none,
05a0a451-51ea-52ab-9c8b-e09885b2b01e,Oblique Crunch,core-flexion,1,lower back 1; neck 1,no,bodyweight,
a7871f2e-9005-5b15-8eb2-12b1f8db6b70,One Arm Push Up,horizontal-push,4,shoulder 2; elbow 2; wrist 2; lower back 1,yes,bodyweight,
437c8405-e62f-5668-a3f9-96f9661d9b27,Open Water Swimming,swim,3,shoulder 2; neck 1,no,none,water
c28f03ea-a69d-5cb0-9b55-5918e158ccb2,Overhead Carry,carry,3,shoulder 2; elbow 1; wrist 1; lower back 1; ankle 1,yes,external,
0a43f7d8-7429-53d7-9052-0624f1543ce8,Overhead Lunge (Dumbbell),lunge,4,shoulder 2; wrist 1; lower back 1; hip 2; knee 2; ankle 1,yes,external,
29a19e5c-2bb2-5852-b204-43eca80426e5,Overhead Plate Raise,front-raise,2,shoulder 2; neck 1,no,external,
85f4c9ec-f0f3-52c3-b7dc-8e4eaea41619,Overhead Press (Band),vertical-push,1,shoulder 2; elbow 1; neck 1,no,external,
89b6d637-2ca2-583d-8604-616707aeeb12,Overhead Press (Barbell),vertical-push,3,shoulder 2; elbow 1; wrist 1; lower back 1; neck 1,no,external,rack
d635bebb-572a-53a8-a0ce-b87c4081b6f7,Overhead Press (Cable),vertical-push,1,shoulder 2; elbow 1; neck 1,no,external,
cb6d0c66-b8b6-5a92-8b61-be4d4a0802b6,Overhead Press (Dumbbell),vertical-push,2,shoulder 2; elbow 1; wrist 1; neck 1,no,external,
d9011dfd-4d9a-51f9-add3-7aa17ac06d16,Overhead Press (Kettlebell),vertical-push,2,shoulder 2; elbow 1; wrist 1; neck 1,no,external,
ec17e9bc-3383-5201-a01a-b5509f037d79,Overhead Press (Smith Machine),vertical-push,2,shoulder 2; elbow 1; neck 1,no,external,
0e1b4fb3-28a8-5da9-a7fa-224185fc6544,Overhead Squat (Barbell),squat,4,shoulder 2; wrist 2; lower back 2; hip 2; knee 2; ankle 2,no,external,rack
85318120-847f-507c-9b2e-d3e8c75a7713,Overhead Squat (Dumbbell),squat,4,shoulder 2; wrist 2; lower back 2; hip 2; knee 2; ankle 2,no,external,
b3ee9292-5e7f-5f95-aeea-69cc1b7fc8a7,Overhead Triceps Extension (Cable),triceps-extension,2,shoulder 1; elbow 2,no,external,
0c76a76e-0af9-53f6-8e3d-f8533613043d,Overhead Triceps Extension - Rope (Cable),triceps-extension,2,shoulder 1; elbow 2,no,external,
0e059f97-008d-59e6-a6ed-9388c746b94c,Padel,sport,2,shoulder 2; elbow 2; wrist 1; lower back 1; hip 1; knee 2; ankle 2,no,none,
7874265f-9a1d-5606-97c3-98dd8aed7794,Pallof Press (Band),anti-rotation,1,shoulder 1,yes,external,
11e67fe6-120f-5b3d-8b1b-2d40cad30886,Pallof Press (Cable),anti-rotation,1,shoulder 1,yes,external,
a49095cc-79cc-5431-b84a-473bf8a94a0b,Partial Glute Bridge (Barbell),hip-extension,2,lower back 1; hip 1,no,external,
2065afea-5326-539d-86c9-4007e346df67,Pause Squat (Barbell),squat,3,shoulder 1; lower back 2; hip 2; knee 2; ankle 1; neck 1,no,external,rack
becccd75-a77f-5b7b-b1af-37e6b825e202,Paused Bench Press (Barbell),horizontal-push,3,shoulder 2; elbow 1; wrist 1,no,external,bench; rack
67ab7be8-7622-5cde-afca-6d4357b2730a,Paused Deadlift (Barbell),hinge,3,wrist 1; lower back 2; hip 2; knee 1,no,external,
6e30a16b-b5cc-51cf-86bf-f4b96358060d,Paused Romanian Deadlift (Barbell),hinge,3,lower back 2; hip 2,no,external,
56948391-6d1f-5fe5-8ea6-e59e9ce11d1f,Pegboard Climb,gymnastics-pull,4,shoulder 2; elbow 2; wrist 1,no,bodyweight,pegboard
887548cd-7773-5edf-9337-ae8011560cd3,Pendlay Row (Barbell),horizontal-pull,3,shoulder 1; elbow 1; wrist 1; lower back 2; hip 1,no,external,
2e937571-9dc4-561b-96c1-e3d14820aede,Pendulum Squat (Machine),squat,2,hip 2; knee 2; ankle 1,no,external,
9596f5c2-fce3-5666-8670-afe0638acfd9,Pickleball,sport,2,shoulder 1; wrist 1; lower back 1; hip 1; knee 2; ankle 2,no,none,
75cb3b07-b45f-5245-9905-9bb46c1cc8fc,Pike Push Up,vertical-push,3,shoulder 2; elbow 1; wrist 2; neck 1,no,bodyweight,
5b66102f-bbbf-5ab8-ad9f-1bf61a719925,Pilates,mobility,1,shoulder 1; wrist 1; lower back 1; hip 1,no,none,
e75d31fb-5534-5670-a924-224de4bb0fb0,Pin Press (Barbell),horizontal-push,3,shoulder 2; elbow 1; wrist 1,no,external,bench; rack
2391bf78-8fdf-5368-a623-a731c4a7e1d4,Pin Squat (Barbell),squat,3,shoulder 1; lower back 2; hip 2; knee 2; ankle 1; neck 1,no,external,rack
8a0fe94d-118e-5c3b-bf26-68ad6179ab0b,Pinwheel Curl (Dumbbell),curl,1,elbow 1; wrist 1,no,external,
b55313b1-2167-52f8-a0f3-9762e9f0b3af,Pistol Squat,squat,4,hip 1; knee 2; ankle 2,yes,bodyweight,
7e0f611c-2f52-5c93-8eda-fe1161e734e9,Pistol Squat (Assisted),squat,3,hip 1; knee 2; ankle 1,yes,bodyweight,
31ac25fe-0f90-5cac-a51d-a609145587d5,Plank,anti-extension,1,shoulder 1; lower back 1,no,bodyweight,
d8c032c9-3bd8-5904-b024-d989e4492502,Plank (Weighted),anti-extension,2,shoulder 1; lower back 1,no,bodyweight,
2e62aa64-937d-59f1-b4b1-d299b9f2ed68,Plank Jack,anti-extension,2,shoulder 2; elbow 1; wrist 2; lower back 1,no,bodyweight,
54afcb0c-33d6-58cb-a2e1-6f90c7d1d200,Plank Push Up,anti-extension,2,shoulder 2; elbow 1; wrist 2; lower back 1,no,bodyweight,
64368335-2747-5756-9d03-6357ac670a9b,Plate Pinch,forearm,1,wrist 1,no,external,
d441d5d3-4dcf-595a-9c19-39c91bb5eea7,Plate Press,horizontal-push,2,shoulder 2; elbow 1; wrist 1,no,external,
701aa599-33ca-5115-9ae8-a5d4f550aac9,Plate Squeeze,fly,2,shoulder 1; wrist 1,no,external,
79cd1889-7b21-564e-9459-836ea7097cd4,Pogo Jump,jump,3,hip 1; knee 2; ankle 2,no,bodyweight,
01bc4a56-cd46-5b2b-9198-943cf5d6e60e,Poliquin Step Up,lunge,2,hip 1; knee 2; ankle 1,yes,bodyweight,household
ccd265c3-6dde-5ac8-9b3a-db792090bc4c,Power Clean (Barbell),olympic,4,shoulder 2; elbow 1; wrist 2; lower back 2; hip 2; knee 2; ankle 1; neck 1,no,external,
1d7e6016-99ac-5316-9d9b-916c16a79c71,Power Snatch (Barbell),olympic,4,shoulder 2; elbow 1; wrist 2; lower back 2; hip 2; knee 2; ankle 1; neck 1,no,external,
a84233fb-9adc-59ed-8314-f96d5da4d357,Preacher Curl (Barbell),curl,1,elbow 2; wrist 1,no,external,preacher bench
0509a184-13ac-5cd4-9c16-7f533b5b66d2,Preacher Curl (Cable),curl,1,elbow 2; wrist 1,no,external,
5415db42-8628-5201-a5b7-154c13e82557,Preacher Curl (Dumbbell),curl,1,elbow 2; wrist 1,no,external,preacher bench
dc378956-4fc1-5737-a027-2e475137c0ec,Preacher Curl (EZ Bar),curl,1,elbow 2; wrist 1,no,external,preacher bench
b945a5ec-4a31-5f3f-b62a-c268e5759528,Preacher Curl (Machine),curl,1,elbow 2; wrist 1,no,external,
1404fbb0-eccc-5ba2-98dd-21e7e3da4c33,Preacher Hammer Curl (Dumbbell),curl,1,elbow 2; wrist 1,no,external,preacher bench
dd1bfb67-a318-5478-9750-ad24f0025bad,Press Under (Barbell),olympic,4,shoulder 2; elbow 1; wrist 2; lower back 2; hip 2; knee 2; ankle 1; neck 1,no,external,rack
7e9de179-07b8-57f7-8c28-b4327f486986,Pseudo Planche Push Up,horizontal-push,4,shoulder 2; elbow 2; wrist 2; lower back 1,no,bodyweight,
3a4e02b2-02a9-5aed-b0f2-4db9590ce072,Psoas March (Band),hip-flexion,1,hip 1,no,external,
a29a5016-d9dd-546f-98f8-058c20a0766b,Pull Through (Cable),hinge,2,lower back 1; hip 1,no,external,
bc7ffcdd-6cdb-55d2-9df7-6a1cda645c9f,Pull Up,vertical-pull,3,shoulder 2; elbow 2; wrist 1,no,bodyweight,pull-up bar
43e922f7-9ef8-5256-9304-da12cf4af9e1,Pull Up (Assisted),vertical-pull,2,shoulder 1; elbow 1; wrist 1,no,assisted,
3b94457a-82a8-5dec-97a9-808002346ad1,Pull Up (Band),vertical-pull,2,shoulder 1; elbow 1; wrist 1,no,band-assisted,pull-up bar
e244e67e-7aa5-5d88-919e-0bb08b10d008,Pull Up (Weighted),vertical-pull,4,shoulder 2; elbow 2; wrist 1,no,bodyweight+,pull-up bar
9d95a9da-5b78-55d9-91ac-a476c4523f67,Pullover (Barbell),pullover,3,shoulder 2; elbow 1,no,external,bench
6189c68e-671f-562b-83f1-e6f8471e3e7c,Pullover (Cable),pullover,2,shoulder 2; elbow 1,no,external,
f0a63382-8ea9-597b-98b6-e2977976bba0,Pullover (Dumbbell),pullover,2,shoulder 2; elbow 1,no,external,bench
995587ba-6a5a-59f4-b05d-1b9898e011bf,Pullover (Machine),pullover,1,shoulder 1,no,external,
0922d2c3-ef04-5774-9a0a-d7a5d600bacd,Push Jerk (Barbell),olympic,4,shoulder 2; elbow 1; wrist 2; lower back 2; hip 2; knee 2; ankle 1; neck 1,no,external,rack
6f40c813-5e42-5ce4-910d-5117fbb29216,Push Press (Barbell),vertical-push,3,shoulder 2; elbow 1; wrist 1; lower back 1; knee 1; ankle 1; neck 1,no,external,rack
04f35c32-c577-5fe4-b143-8a2652a2dd08,Push Press (Dumbbell),vertical-push,3,shoulder 2; elbow 1; wrist 1; lower back 1; knee 1; ankle 1; neck 1,no,external,
87abf960-371d-53f7-b828-fb85c8707d80,Push Press (Kettlebell),vertical-push,3,shoulder 2; elbow 1; wrist 1; lower back 1; knee 1; ankle 1; neck 1,no,external,
eb770220-47b4-532c-b1bb-944a7d78746e,Push Up,horizontal-push,2,shoulder 2; elbow 1; wrist 2,no,bodyweight,
a5c0e6bc-a52d-56cb-a8c3-e137d14be628,Push Up (Band),horizontal-push,3,shoulder 2; elbow 1; wrist 2,no,bodyweight,
16f3a249-8fef-52c1-a977-2c1e46cf7317,Push Up (Knees),horizontal-push,1,shoulder 1; elbow 1; wrist 1,no,bodyweight,
7ee4daf1-8ac3-5dbf-a0e0-201138fb4272,Push Up (Stability Ball),horizontal-push,3,shoulder 2; elbow 1; wrist 2,no,bodyweight,
b4e5a061-6adc-5490-a201-311d1f489291,Push Up (Suspension),horizontal-push,3,shoulder 2; elbow 1; wrist 2,no,bodyweight,
46357610-50b5-594c-9cc2-e2510a09ae8a,Push Up (Weighted),horizontal-push,3,shoulder 2; elbow 1; wrist 2,no,bodyweight+,
f017e5e8-0e76-52a2-9dc1-8019cb539630,Push Up - Close Grip,horizontal-push,3,shoulder 2; elbow 1; wrist 2,no,bodyweight,
b32cc010-ae21-50fe-ad52-3b5f5f56d7e9,Push Up - Wide Grip,horizontal-push,2,shoulder 2; elbow 1; wrist 2,no,bodyweight,
cc8de109-481b-5818-8544-6cf79ebd763b,Race Walking,walk,2,hip 1; knee 1; ankle 1,no,none,
ed39d054-834c-5c3c-bae1-3e457e748d0f,Rack Pull (Barbell),hinge,3,wrist 1; lower back 2; hip 2; knee 1,no,external,rack
97f1ed58-0eb2-5e48-b0bf-11b44a9bf6d6,Racquetball,sport,2,shoulder 2; elbow 2; wrist 1; lower back 1; hip 1; knee 2; ankle 2,no,none,
f6073055-e9dc-5609-b9d1-34ac8d8b81c5,Rear Delt Row (Dumbbell),horizontal-pull,2,shoulder 1; elbow 1; lower back 2; hip 1,no,external,
0e75be9b-7b54-59ff-a74f-430fbffaf562,Recumbent Bike,cycle,1,hip 1; knee 1,no,none,
4d791b52-3901-533b-bf7e-6d099aca48db,Renegade Row (Dumbbell),horizontal-pull,3,shoulder 2; elbow 1; wrist 2; lower back 1,no,external,
e4ab92fc-362a-5694-b856-76be9982b08a,Reverse Crunch,core-flexion,2,lower back 1; hip 1,no,bodyweight,
597b02a9-5b0f-5fa3-a176-5882dca00b8c,Reverse Curl (Band),curl,1,elbow 2; wrist 1,no,external,
31784b12-5427-58de-896a-5e6739b3d3f4,Reverse Curl (Barbell),curl,1,elbow 2; wrist 1,no,external,
bbf2c541-faf4-5689-bff8-af7c0924503a,Reverse Curl (Cable),curl,1,elbow 2; wrist 1,no,external,
eb87d7e2-81d3-5878-a839-a6edc8457b80,Reverse Curl (Dumbbell),curl,1,elbow 2; wrist 1,no,external,
06805315-44cc-5bb6-b565-dbfdeed06765,Reverse Curl (EZ Bar),curl,1,elbow 2; wrist 1,no,external,
17c21cab-1b88-5fef-885e-f69728fba19d,Reverse Fly (Band),rear-delt,1,shoulder 1,no,external,
45f7329f-cbf8-58cd-ab07-5dd4f5d391cd,Reverse Fly (Cable),rear-delt,1,shoulder 1,no,external,
f27c4f42-0ce2-5989-a92d-840480d7ac2a,Reverse Fly (Dumbbell),rear-delt,1,shoulder 1,no,external,
7b939a91-f0b1-5dc0-8003-a5b5614e6a1f,Reverse Fly (Machine),rear-delt,1,shoulder 1,no,external,
15d7de66-1afc-5665-9517-ab54b8b42860,Reverse Fly (Suspension),rear-delt,3,shoulder 1,no,bodyweight,
1ff09016-2d4b-5105-bf9a-9824ee4bc836,Reverse Fly Single Arm (Cable),rear-delt,1,shoulder 1,yes,external,
c697effc-b356-5d4f-86c5-7945c55e1a1f,Reverse Grip Concentration Curl (Dumbbell),curl,1,elbow 2; wrist 1,yes,external,
471244bf-7b7e-5c62-a87a-174beddd6474,Reverse Hack Squat (Machine),squat,2,hip 2; knee 2; ankle 1,no,external,
cbf70e4d-d1af-5f30-8959-5f8c22de8889,Reverse Hyperextension,back-extension,2,lower back 1; hip 1,no,external,
64fe5a4f-e236-53be-bc42-8d55b9ef70b4,Reverse Lunge,lunge,2,hip 2; knee 2; ankle 1,yes,bodyweight,
5b65a3a9-b6ac-57fb-bf00-5c90bac321c6,Reverse Lunge (Barbell),lunge,3,shoulder 1; lower back 1; hip 2; knee 2; ankle 1,yes,external,rack
4970d9c1-2ef3-50c2-b206-ec0321e0e5ed,Reverse Lunge (Dumbbell),lunge,2,hip 2; knee 2; ankle 1,yes,external,
ada6a423-d0fb-53d2-8120-f967e878ffe7,Reverse Nordic Curl,knee-extension,3,hip 1; knee 2,no,bodyweight,
964bb5ea-3963-5abc-879b-826567c2ede7,Reverse Plank,hip-extension,2,shoulder 1; wrist 2; hip 1,no,bodyweight,
25ce25d6-d1e0-5341-8332-8857166d8426,Reverse Woodchop (Cable),core-rotation,2,shoulder 1; lower back 1,yes,external,
55c508d5-f9ea-509b-88c6-b9a8b10e265f,Ring Dip,dip,4,shoulder 2; elbow 2; wrist 1,no,bodyweight,
d98525ad-69b1-5fc2-a391-ace3fb678fd5,Ring Muscle Up,gymnastics-pull,4,shoulder 2; elbow 2; wrist 2,no,bodyweight,
203d8f9a-f139-5fe5-9250-82cd1dd2246c,Ring Pull Up,vertical-pull,3,shoulder 2; elbow 2; wrist 1,no,bodyweight,
3b579dd6-a7d4-59e3-9d8a-b50f6b97d75b,Ring Push Up,horizontal-push,4,shoulder 2; elbow 2; wrist 2,no,bodyweight,
15233bed-f55b-51bc-8c1f-871dae17fb8f,Ring Row,horizontal-pull,2,shoulder 1; elbow 1; wrist 1,no,bodyweight,
cf1da85c-b329-5a44-8e2d-55c6b78cc8c0,RKC Plank,anti-extension,2,shoulder 1; lower back 1,no,bodyweight,
8d150e8d-e9fd-5578-a258-100e5897d719,Rollout (Barbell),anti-extension,4,shoulder 2; wrist 1; lower back 2,no,external,
b253510c-b9c6-5b2f-99e2-97b147afd2c4,Romanian Deadlift (Barbell),hinge,3,lower back 2; hip 2,no,external,
2979a40c-d004-5c89-84dc-f6254e8816b2,Romanian Deadlift (Cable),hinge,2,lower back 1; hip 2,no,external,
d09bd906-942e-56a6-aa72-fca517eda266,Romanian Deadlift (Dumbbell),hinge,2,lower back 1; hip 2,no,external,
df759618-50f3-5623-8403-ed5f61ad222c,Romanian Deadlift (Kettlebell),hinge,2,lower back 1; hip 2,no,external,
fc3fd392-0532-5873-b992-f4b8be1a810b,Romanian Deadlift (Smith Machine),hinge,2,lower back 2; hip 2,no,external,
7ef9bb69-ec10-504c-8b26-761f46af0f5b,Romanian Deadlift (Trap Bar),hinge,3,lower back 2; hip 2,no,external,
6cf2141b-1f98-5260-8023-e8a09eaf9185,Rope Climb,gymnastics-pull,4,shoulder 2; elbow 2; wrist 1,no,bodyweight,rope
19af3295-1e83-59ed-816e-839737e20a74,Rope Curl (Cable),curl,1,elbow 1; wrist 1,no,external,
1ce728e5-b693-5ad8-a62c-c97ad41e2b79,Rotational Throw (Medicine Ball),throw,2,shoulder 1; elbow 1; wrist 1; lower back 1,yes,external,
67090a7d-421f-51a5-9917-fd1e56f86823,Rowing,row-erg,2,shoulder 1; wrist 1; lower back 2; hip 1; knee 1,no,none,
18fd3a12-7f46-5411-b73d-71ccaa5bb7f3,Rowing Machine,row-erg,2,shoulder 1; wrist 1; lower back 2; hip 1; knee 1,no,none,
4b514a7a-88c3-59aa-acac-c0989ffa4355,Rucking,walk-climb,2,shoulder 1; lower back 2; hip 1; knee 2; ankle 1,no,none,
a28abe0e-c854-55e4-a093-c0ac1cb2485c,Rugby,sport,3,shoulder 2; wrist 1; lower back 1; hip 1; knee 2; ankle 2; neck 2,no,none,
db9421df-8552-5fc1-96a4-39553ab3f354,Running,run,2,lower back 1; hip 2; knee 2; ankle 2,no,none,
7a83002a-ed87-5afd-9679-680080517f45,Running (Treadmill),run,2,lower back 1; hip 2; knee 2; ankle 2,no,none,
a27a4293-eae2-577e-b1bd-14b0356bdf95,Russian Twist,core-rotation,2,lower back 2,no,bodyweight,
b6fa920b-b4c3-532c-8f1b-afc56929e960,Russian Twist (Weighted),core-rotation,2,lower back 2,no,external,
a622a7aa-d4ab-57a3-bfad-9960db71ffd8,Safety Bar Squat,squat,3,shoulder 1; lower back 2; hip 2; knee 2; ankle 1; neck 1,no,external,rack
65d20c46-d91c-5b84-b60f-2cee6a2bfcda,Sandbag Carry,carry,2,shoulder 1; elbow 1; wrist 1; lower back 1; knee 1; ankle 1,no,external,
091f90de-4292-5710-b303-ed50867a272d,Sandbag over Shoulder,strongman-lift,4,shoulder 1; elbow 2; wrist 1; lower back 2; hip 2; knee 2,no,external,
b2aa7249-d0b3-5115-802e-8a694f9c0653,Scapular Pull Up,vertical-pull,2,shoulder 2; wrist 1,no,bodyweight,pull-up bar
1dc2724d-106b-541c-90c0-624161c068e9,Seal Row (Barbell),horizontal-pull,2,shoulder 1; elbow 1,no,external,bench
957cd0ec-323b-5541-991b-71486e628bd7,Seal Row (Dumbbell),horizontal-pull,2,shoulder 1; elbow 1,no,external,bench
c7ac545d-c9af-53d8-ac1f-218c7deab906,Seated Calf Raise (Barbell),calf,1,ankle 2,no,external,
c72036fe-fee9-50cc-b878-91dea969c2b9,Seated Calf Raise (Dumbbell),calf,1,ankle 2,no,external,
7213b57a-f39d-54a9-a8b8-663e1be2d4d0,Seated Calf Raise (Machine),calf,1,ankle 2,no,external,
8e4e037f-c7a8-5d55-a50c-a53b1a12b43e,Seated Calf Raise (Plate Loaded),calf,1,ankle 2,no,external,
d2941988-372a-535b-a075-c30bc698671b,Seated Chest Fly (Cable),fly,2,shoulder 2; elbow 1,no,external,
51a74671-c9ab-599e-9ad8-5331de1687d0,Seated Dip (Machine),dip,1,shoulder 1; elbow 1,no,external,
ee46391c-bbac-5521-a1a8-9baf20b1d751,Seated Good Morning (Barbell),hinge,4,shoulder 1; lower back 2; hip 2; neck 1,no,external,rack
be7fef98-3510-52cf-805b-cbe617ce1368,Seated Lateral Raise (Dumbbell),lateral-raise,1,shoulder 2,no,external,
64e9299b-27d4-52d6-9766-4a44ea711c83,Seated Leg Curl (Machine),knee-flexion,1,knee 1,no,external,
63f25140-f960-5bb5-a631-3e4bcb957a8d,Seated Leg Press (Machine),leg-press,1,hip 2; knee 2,no,external,
9d911257-f652-5215-a796-bfaa096bb7e6,Seated Overhead Press (Barbell),vertical-push,3,shoulder 2; elbow 1; wrist 1; lower back 1; neck 1,no,external,rack
85e010ab-512d-5a8f-a919-1d7b46ae3275,Seated Overhead Press (Dumbbell),vertical-push,2,shoulder 2; elbow 1; wrist 1; neck 1,no,external,
82f018ab-c719-5da2-8809-9d61d523189d,Seated Row (Band),horizontal-pull,1,shoulder 1; elbow 1,no,external,
7640567a-8a37-5668-afc2-1479ed0b10a5,Seated Row (Cable),horizontal-pull,1,shoulder 1; elbow 1,no,external,
e64b522f-766d-5b65-9ee2-13fd9f44b725,Seated Row (Machine),horizontal-pull,1,shoulder 1; elbow 1,no,external,
a5b8b273-00e8-55db-abf2-2e7ddf9c7978,Seated Row - Bar Grip (Cable),horizontal-pull,1,shoulder 1; elbow 1,no,external,
d96343f9-d6b7-57af-99ed-732a0dba190d,Seated Row - Underhand (Cable),horizontal-pull,1,shoulder 1; elbow 1,no,external,
155836f7-4f9b-596f-ad2f-1ee704532163,Seated Wide-Grip Row (Cable),horizontal-pull,1,shoulder 1; elbow 1,no,external,
e1ceb982-17eb-5e52-8ce4-1feaf09bc5ce,Seated Wrist Curl (Dumbbell),forearm,1,elbow 1; wrist 2,no,external,
7fdf6211-1fda-5405-a925-43f2ba1c68d5,Seated Wrist Extension (Barbell),forearm,1,elbow 1; wrist 2,no,external,
e9363256-4bc0-564f-8f2e-75e5bdee12c7,Seated Wrist Extension (Dumbbell),forearm,1,elbow 1; wrist 2,no,external,
7f81dc8e-7a96-5783-901d-37f699b3aa9e,Shadow Boxing,combat,1,shoulder 1; elbow 1; lower back 1; hip 1; knee 1; ankle 1,no,none,
35e8d29e-cd8b-5439-a895-6c4cce5e6750,Shoulder Press (Machine),vertical-push,1,shoulder 2; elbow 1; neck 1,no,external,
43dfdb6f-8a5e-546a-a22a-614cf61b76c3,Shoulder Press (Plate Loaded),vertical-push,1,shoulder 2; elbow 1; neck 1,no,external,
f3a0c68d-06e5-5f8d-8d33-651a5c5a0f25,Shoulder Taps,anti-extension,2,shoulder 2; elbow 1; wrist 2; lower back 1,no,bodyweight,
ce76fa72-993c-5465-8604-ffbb3ddfb845,Shrimp Squat,squat,4,hip 1; knee 2; ankle 2,yes,bodyweight,
dd574ccf-c1c1-584e-a278-1d0da14e5bd4,Shrug (Barbell),shrug,1,shoulder 1; neck 1,no,external,
ceafb7f6-6a0a-5973-9f37-702f5c9039b4,Shrug (Cable),shrug,1,shoulder 1; neck 1,no,external,
b65a995b-d8be-5e26-bbd7-664b8cc652cf,Shrug (Dumbbell),shrug,1,shoulder 1; neck 1,no,external,
e0c26ed0-ea80-5a7c-bd5e-865a73a483cd,Shrug (Machine),shrug,1,shoulder 1; neck 1,no,external,
f87594e9-0aeb-5714-9703-d1cfc1263901,Shrug (Smith Machine),shrug,1,shoulder 1; neck 1,no,external,
7d3f17a9-5a8f-5622-ad36-043aef1cbdfa,Shrug (Trap Bar),shrug,1,shoulder 1; neck 1,no,external,
e6ab2619-bfc4-5126-8e68-7852ef0a202f,Shuttle Run,run,2,lower back 1; hip 2; knee 2; ankle 2,no,none,
5b491d4e-ba8b-5cba-b325-3c4ed6f5d3b6,Side Bend (Band),core-lateral,1,lower back 1,yes,external,
95a947e2-504f-5150-a467-1daad045ba8f,Side Bend (Bodyweight),core-lateral,1,lower back 1,yes,bodyweight,
7373f5a2-6130-5120-8b2c-4f8b9ce4e5cb,Side Bend (Cable),core-lateral,1,lower back 1,yes,external,
9b6d2fca-75e7-5195-b5de-e34c46c2e85b,Side Bend (Dumbbell),core-lateral,1,lower back 1,yes,external,
e64e4d06-528a-5d19-93ff-5a1d7d170f24,Side Plank,core-lateral,2,shoulder 1,yes,bodyweight,
c67b5c0d-5ac6-546b-909a-f346c7093bcb,Single Arm Cable Crossover,fly,2,shoulder 2; elbow 1,yes,external,
a0e6ed40-404d-5205-a856-c8e1d88234d3,Single Arm Chest Press (Cable),horizontal-push,1,shoulder 2; elbow 1; wrist 1,yes,external,
959e3e2b-a091-54d3-bfd1-bac16800b550,Single Arm Curl (Cable),curl,1,elbow 1; wrist 1,yes,external,
e58aacf1-a53b-5543-923e-1ac9788b6fb2,Single Arm Kettlebell Swing,hinge-power,3,shoulder 1; lower back 2; hip 2; knee 1,yes,external,
e49c4f67-cace-564b-8181-08ea9b5080c5,Single Arm Landmine Press (Barbell),vertical-push,2,shoulder 1; elbow 1; wrist 1,yes,external,
e4314665-498f-5396-b933-87470384685e,Single Arm Lat Pulldown (Cable),vertical-pull,1,shoulder 1; elbow 1,yes,external,
39240dc3-de62-5aac-8abd-2784534f5c42,Single Arm Lateral Raise (Cable),lateral-raise,1,shoulder 2,yes,external,
a5188e01-8ffe-54a4-b6f0-b7fb6f83c1ca,Single Arm Overhead Press (Dumbbell),vertical-push,2,shoulder 2; elbow 1; wrist 1; neck 1,yes,external,
ff77f030-b93b-5a84-b2cc-135e044c8f3f,Single Arm Row (Cable),horizontal-pull,1,shoulder 1; elbow 1,yes,external,
83f7951c-f468-5bdb-9312-a679c9068888,Single Arm Triceps Extension (Cable),triceps-extension,1,shoulder 1; elbow 2,yes,external,
713cc3cc-05bd-505a-ade5-6631684e5623,Single Arm Triceps Extension (Dumbbell),triceps-extension,2,shoulder 1; elbow 2,yes,external,
bcfc3208-c8da-56fd-891d-d001586c04a4,Single Arm Triceps Pushdown (Cable),triceps-extension,1,elbow 1,yes,external,
75b6daac-aabd-5823-9a69-1567c8f1edac,Single Leg Curl (Machine),knee-flexion,1,knee 1,yes,external,
db60f5a8-ce0b-50ac-b495-373f9e8c12ee,Single Leg Extension (Machine),knee-extension,1,knee 2,yes,external,
9fb31bb6-728b-5160-b170-4912b0472a62,Single Leg Glute Bridge,hip-extension,1,hip 1,yes,bodyweight,
62706e30-9f89-55d6-aa25-8f7b54a58d2e,Single Leg Hip Thrust,hip-extension,2,lower back 1; hip 1,yes,bodyweight,household
45f8bb74-3fff-562c-8150-9b35fb98966e,Single Leg Hip Thrust (Dumbbell),hip-extension,2,lower back 1; hip 1,yes,external,household
d7b40d4b-9251-5467-a006-f1eeca5ff6e4,Single Leg Press (Machine),leg-press,1,hip 2; knee 2,yes,external,
770ae0ae-fd70-596a-b03c-01a9b80067f2,Single Leg Romanian Deadlift (Barbell),hinge,3,lower back 1; hip 2; ankle 1,yes,external,
5987e25e-daed-51e2-8f0a-d2f650d334b2,Single Leg Romanian Deadlift (Dumbbell),hinge,3,lower back 1; hip 2; ankle 1,yes,external,
171ca06b-737d-5c1a-9e48-e8f3f87b0914,Single Leg Romanian Deadlift (Kettlebell),hinge,3,lower back 1; hip 2; ankle 1,yes,external,
ee97749e-d340-5fe2-87c6-05519307b133,Single Leg Standing Calf Raise,calf,1,ankle 2,yes,bodyweight,
d5fa49e8-88ee-5636-b586-b164c0c55d38,Single Leg Standing Calf Raise (Barbell),calf,1,ankle 2,yes,external,
104af8ad-f725-53df-b86c-09098bff441a,Single Leg Standing Calf Raise (Dumbbell),calf,1,ankle 2,yes,external,
a33dc671-7655-51bd-8a47-83301ec79ef6,Single Leg Standing Calf Raise (Machine),calf,1,ankle 2,yes,external,
f5e85fd4-34ee-5f49-b9c5-72e3017a07da,Sissy Squat,squat,4,hip 1; knee 2; ankle 2,no,bodyweight,
d7193dd4-bd7c-5e6a-aa48-64415d650f0d,Sissy Squat (Weighted),squat,4,hip 1; knee 2; ankle 2,no,bodyweight+,
e9220733-f094-577a-8d74-3a417cdbe21e,Sit Up,core-flexion,2,lower back 2; hip 1; neck 1,no,bodyweight,
f3879b97-dbed-59fb-bf1d-71c450bdb207,Sit Up (Weighted),core-flexion,2,lower back 2; hip 1; neck 1,no,external,
87e6b4d1-96b4-5c68-9e4f-d0075af521f5,Skateboarding,sport,2,shoulder 1; wrist 1; lower back 1; hip 1; knee 2; ankle 2,no,none,
814b5d0f-7b2c-5923-8adf-9f9a887d2eb4,Skater Jump,jump,3,lower back 1; hip 1; knee 2; ankle 2,yes,bodyweight,
53a424aa-250f-5385-8d12-230259a36614,Ski Erg,paddle,2,shoulder 2; elbow 1; wrist 1; lower back 1,no,none,
a265ec09-874c-51c2-a2ed-51b0e2090f72,Ski Touring,sport,3,shoulder 1; wrist 1; lower back 1; hip 1; knee 2; ankle 2,no,none,
8a3371e1-d92c-5a1f-9f07-06d99be3f803,Skiing,sport,3,shoulder 1; wrist 1; lower back 1; hip 1; knee 2; ankle 2,no,none,
e641436a-468d-5e0d-98a2-450372beb661,Skullcrusher (Barbell),triceps-extension,2,shoulder 1; elbow 2,no,external,bench
30e4014b-9ab0-5bd8-b676-a1a5f4c172b2,Skullcrusher (Cable),triceps-extension,2,shoulder 1; elbow 2,no,external,
b1594799-dfa6-5163-891d-330162f3d284,Skullcrusher (Dumbbell),triceps-extension,2,shoulder 1; elbow 2,no,external,bench
fdd96e32-9803-5013-a50f-ebc23c3967f8,Skullcrusher (EZ Bar),triceps-extension,2,shoulder 1; elbow 2,no,external,bench
49f6c53f-f3ec-5420-b012-872f80c17bd1,Sled Pull,sled,2,shoulder 1; wrist 1; lower back 1; hip 1; knee 1; ankle 1,no,external,
a9e66eb0-fe53-5c5b-bf22-285350b3a6a4,Sled Pull (Backward),sled,2,shoulder 1; wrist 1; lower back 1; hip 1; knee 1; ankle 1,no,external,
a52e8400-4f04-5900-83c9-b09511eb8e9a,Sled Push,sled,2,shoulder 1; wrist 1; lower back 1; hip 1; knee 1; ankle 1,no,external,
865245ec-4057-55c6-818f-15c5a96dac6d,Sled Row,horizontal-pull,2,shoulder 1; elbow 1; lower back 1; knee 1,no,external,
425d1414-4792-5e18-8cf0-3db72f06fb62,Sledgehammer Swing,throw,2,shoulder 2; elbow 1; wrist 1; lower back 2,no,external,
a3afa08b-ef18-59ba-bddc-aa07e5347abe,Sliding Leg Curl,knee-flexion,2,lower back 1; knee 1,no,bodyweight,
b213f63e-d59c-5c7b-82f5-90978da94540,Snatch (Barbell),olympic,4,shoulder 2; elbow 1; wrist 2; lower back 2; hip 2; knee 2; ankle 1; neck 1,no,external,
8ba281a3-5015-58c8-b0a1-dfaa045425b2,Snatch (Dumbbell),snatch,4,shoulder 2; elbow 1; wrist 2; lower back 2; hip 1; knee 1,yes,external,
df3d00a3-dcac-5ed2-af70-e86849bb1e8a,Snatch (Kettlebell),snatch,4,shoulder 2; elbow 1; wrist 2; lower back 2; hip 1; knee 1,yes,external,
1602c6c6-d118-5a0a-8446-01d812abe31f,Snatch Balance (Barbell),olympic,4,shoulder 2; elbow 1; wrist 2; lower back 2; hip 2; knee 2; ankle 1; neck 1,no,external,rack
45b4a3df-69cb-5156-a09a-2d4622f750db,Snatch Grip Deadlift (Barbell),hinge,4,shoulder 1; wrist 1; lower back 2; hip 2; knee 1,no,external,
bf9f0e1e-e6d6-538e-a552-363ee0eb5832,Snatch Pull (Barbell),olympic-pull,4,shoulder 1; elbow 1; wrist 1; lower back 2; hip 2; knee 1; ankle 1; neck 1,no,external,
87a3ab51-55ae-5d3c-af04-ffcebd651f82,Snowboarding,sport,3,shoulder 1; wrist 2; lower back 1; hip 1; knee 2; ankle 2,no,none,
d66feeeb-baf3-55a8-a16d-6fa14eaf214f,Snowshoeing,walk-climb,1,lower back 1; hip 1; knee 1; ankle 1,no,none,
a8e2ef2d-e2d6-5e9e-84b8-15c094f408df,Soccer,sport,2,shoulder 1; wrist 1; lower back 1; hip 1; knee 2; ankle 2,no,none,
ddedbbc0-3682-511b-af64-d863003667af,Softball,sport,2,shoulder 2; elbow 2; wrist 1; lower back 1; hip 1; knee 1; ankle 2,no,none,
84ac0858-ca5b-5301-a7d9-32f0d8e2b101,Spanish Squat (Band),squat,2,hip 1; knee 1,no,external,
3a6f08cb-480f-5704-8ed7-63d1ff2c6cbe,Spider Curl (Barbell),curl,1,elbow 2; wrist 1,no,external,bench
3ddcc398-4d93-545a-9035-fa5ea3a38871,Spider Curl (Dumbbell),curl,1,elbow 2; wrist 1,no,external,bench
cb90a61b-88e3-5325-8190-ee29108d9080,Spider Curl (EZ Bar),curl,1,elbow 2; wrist 1,no,external,bench
695af51d-0b9c-5344-8c03-73fee6075a39,Spiderman Push Up,horizontal-push,3,shoulder 2; elbow 1; wrist 2,no,bodyweight,
5e6c5055-64e6-5b7a-98e3-e6ec332d5f09,Spinning,cycle,1,hip 1; knee 1,no,none,
007a8c80-4c76-5a6b-9b76-ded19b02b123,Split Jerk (Barbell),olympic,4,shoulder 2; elbow 1; wrist 2; lower back 2; hip 2; knee 2; ankle 1; neck 1,no,external,rack
bd6eb32a-2141-5e8c-abd3-ced6216e0c20,Split Squat (Barbell),lunge,3,shoulder 1; lower back 1; hip 2; knee 2; ankle 1,yes,external,rack
19d8411f-5fe8-5f1e-90b5-4ea02fdad55e,Split Squat (Bodyweight),lunge,2,hip 2; knee 2; ankle 1,yes,bodyweight,
2e2d61c0-2de5-57b1-84a5-67bb13fcfb9a,Split Squat (Dumbbell),lunge,2,hip 2; knee 2; ankle 1,yes,external,
ee076456-4712-55b9-bd0b-2ea422805610,Spoto Press (Barbell),horizontal-push,3,shoulder 2; elbow 1; wrist 1,no,external,bench; rack
6cf2351e-8e34-53e4-8998-18a9c1c49fd9,Sprints,run,3,lower back 1; hip 2; knee 2; ankle 2,no,none,
e66be95b-4dbf-55d8-a684-4ab1e78bf39a,Squash,sport,2,shoulder 2; elbow 2; wrist 1; lower back 1; hip 1; knee 2; ankle 2,no,none,
d22f6c13-1b56-5a65-a35a-6096116e77b0,Squat (Band),squat,1,hip 1; knee 2; ankle 1,no,external,
12798775-7618-505a-8a0b-cdb7ecdf7643,Squat (Bodyweight),squat,1,hip 1; knee 2; ankle 1,no,bodyweight,
2f89f483-32ee-54e1-927a-638577c71e8c,Squat (Dumbbell),squat,2,wrist 1; lower back 1; hip 2; knee 2; ankle 1,no,external,
fd4bea8f-e70d-5fb2-8088-b553e4848857,Squat (Machine),squat,2,hip 2; knee 2; ankle 1,no,external,
c555c96e-c2b8-5373-93ac-94af603f35e9,Squat (Smith Machine),squat,2,wrist 1; lower back 1; hip 2; knee 2; ankle 1,no,external,
8b91f0f2-7ff5-5b0b-bd41-e00224dfc0ad,Squat (Suspension),squat,1,hip 1; knee 2; ankle 1,no,bodyweight,
80a88b46-8624-5392-b685-d1681129fcc4,Squat (Trap Bar),squat,2,wrist 1; lower back 1; hip 2; knee 2; ankle 1,no,external,
35761da1-6bd7-5ee6-abe1-59aab5e5073e,Squat Jerk (Barbell),olympic,4,shoulder 2; elbow 1; wrist 2; lower back 2; hip 2; knee 2; ankle 1; neck 1,no,external,rack
0fce34c4-76af-5cfe-905f-79215183ce4e,Squat Row (Band),horizontal-pull,2,shoulder 1; elbow 1; hip 1; knee 1,no,external,
8ece0bbf-120b-527b-b119-3686d117889c,Squeeze Press (Dumbbell),horizontal-push,2,shoulder 2; elbow 1; wrist 1,no,external,bench
cb05065e-7b10-5473-9c7e-e3d22c9ac8be,Stair Climbing,walk-climb,1,hip 1; knee 2; ankle 1,no,none,
3d32f446-3c9f-5ed2-980e-543d71c6d17a,Stair Machine,walk-climb,1,hip 1; knee 2; ankle 1,no,none,
c78ad4f6-325c-5669-8156-d79c3762c9f2,Stand Up Paddling,paddle,2,shoulder 2; elbow 1; wrist 1; lower back 1,no,none,
20631b32-1945-5f9e-8b3e-78f6bb4f8f6c,Standing Calf Raise (Barbell),calf,1,ankle 2,no,external,
1c40226f-f970-5a5c-bfd4-a91c047b8a7f,Standing Calf Raise (Bodyweight),calf,1,ankle 2,no,bodyweight,
f62d8a59-2b64-5958-b819-71b3f35b0c24,Standing Calf Raise (Dumbbell),calf,1,ankle 2,no,external,
6acdd4e1-396f-5b63-8a3b-96e312763fdc,Standing Calf Raise (Machine),calf,1,ankle 2,no,external,
fb1a1413-cf1a-5750-b61d-630eec717c64,Standing Calf Raise (Smith Machine),calf,1,ankle 2,no,external,
f0b32678-b160-5594-bf99-690a97027cc8,Standing Leg Curl (Machine),knee-flexion,1,knee 1,no,external,
0e82ef1a-43d8-5cbc-9d95-429f99c60373,Step Aerobics,impact-cardio,1,shoulder 1; lower back 1; hip 1; knee 2; ankle 2,no,none,box
07f97f58-1d9f-5ebe-bc6e-6af17fa8b44b,Step Up,lunge,2,hip 1; knee 2; ankle 1,yes,bodyweight,household
557869d4-ffa5-51ac-b91b-3e4866a31b1f,Step Up (Barbell),lunge,3,shoulder 1; lower back 1; hip 2; knee 2; ankle 1,yes,external,box; rack
ac6270df-f815-5c6e-abb2-60a97b46b403,Step Up (Dumbbell),lunge,2,hip 1; knee 2; ankle 1,yes,external,household
fdd5fab9-f0a6-51be-be49-a98fb30f1b7f,Stiff Leg Deadlift (Band),hinge,2,lower back 1; hip 2,no,external,
3e78b716-1a33-5168-b3bc-3fc8072ab6ff,Stiff Leg Deadlift (Barbell),hinge,3,lower back 2; hip 2,no,external,
7e8afdcf-01df-5615-860e-78ba350517bc,Stiff Leg Deadlift (Dumbbell),hinge,2,lower back 1; hip 2,no,external,
f942fd80-3ba5-584e-85f2-c1fdbf61cf8e,Stir the Pot (Stability Ball),anti-extension,3,shoulder 1; lower back 1,no,bodyweight,
4e0fa40f-6745-5608-93e3-da4eedc198a7,Stomach Vacuum,anti-extension,1,,no,bodyweight,
c851114a-f22e-5221-aa8a-675051ea8b68,Straight Arm Pulldown (Band),pullover,1,shoulder 1,no,external,
8587b0d2-f411-57fc-b27b-11bd03f18466,Straight Arm Pulldown (Cable),pullover,1,shoulder 1,no,external,
4fc655c3-0d5e-54ae-b35e-99d383ce8e0c,Straight Arm Pulldown - Rope (Cable),pullover,1,shoulder 1,no,external,
b25bce3a-b463-59ae-9ade-82891b1674a1,Stretching,mobility,1,,no,none,
d3f24974-c409-57d5-bd31-9c1a9d8626e0,Strict Military Press (Barbell),vertical-push,3,shoulder 2; elbow 1; wrist 1; lower back 1; neck 1,no,external,rack
e74cf52c-9c74-5c43-aa3b-28fa65ef7168,Suitcase Carry,carry,2,shoulder 1; elbow 1; wrist 1; lower back 1; knee 1; ankle 1,yes,external,
ac0b9b9d-6a65-5ac1-8e9e-e0f2b251d5eb,Sumo Deadlift (Barbell),hinge,3,wrist 1; lower back 2; hip 2; knee 1,no,external,
01568192-d9ad-5791-9d70-a4fd215ae8cd,Sumo Deadlift (Kettlebell),hinge,2,lower back 1; hip 2; knee 1,no,external,
71f7e928-4822-5d8a-8801-3ae021fc82ad,Sumo Deadlift High Pull (Barbell),olympic-pull,4,shoulder 1; elbow 1; wrist 1; lower back 2; hip 2; knee 1; ankle 1; neck 1,no,external,
d86c606a-d354-5987-94a2-b96b08ac8bd9,Sumo Squat,squat,1,hip 1; knee 2; ankle 1,no,bodyweight,
b9fef02b-a549-5e31-b1e3-4efb76ad5d79,Sumo Squat (Barbell),squat,3,shoulder 1; lower back 2; hip 2; knee 2; ankle 1; neck 1,no,external,
5399d981-109b-5f8b-86b0-27489a8ea43b,Sumo Squat (Dumbbell),squat,2,wrist 1; lower back 1; hip 2; knee 2; ankle 1,no,external,
a2de800c-a148-57e8-921a-d36e51a53b0d,Sumo Squat (Kettlebell),squat,2,wrist 1; lower back 1; hip 2; knee 2; ankle 1,no,external,
c6a8ff2d-76dc-56b4-aa06-b17218127f6f,Superman,back-extension,1,lower back 1,no,bodyweight,
e5de2b96-7cb9-5c03-9ebc-dfcc0fbfad7a,Superman Hold,back-extension,1,lower back 1,no,bodyweight,
65f316d4-61f5-5225-86ae-e3dc1fd84c05,Surfing,sport,2,shoulder 2; wrist 1; lower back 1; hip 1; knee 2; ankle 2; neck 1,no,none,
7ebda720-dbd4-5f2a-80df-4d90bfb6d533,Swimming,swim,2,shoulder 2; neck 1,no,none,water
cfd84521-bb51-517c-8fa2-afd00fcfb708,T Bar Row,horizontal-pull,3,shoulder 1; elbow 1; wrist 1; lower back 2; hip 1,no,external,
6d7082e7-dd4a-5699-b039-db55700e8628,Table Tennis,sport,1,shoulder 1; wrist 1; lower back 1; hip 1; knee 1; ankle 1,no,none,
0affc0eb-2958-55ad-b4e4-1da89e14342d,Taekwondo,combat,2,shoulder 2; elbow 1; wrist 2; lower back 1; hip 1; knee 2; ankle 1; neck 2,no,none,
d504694d-9774-53bc-83eb-2a154d88a416,Tai Chi,mobility,1,hip 1; knee 1,no,none,
e79993ea-bf09-59d2-b32a-e6f22123d890,Tate Press (Dumbbell),triceps-extension,2,shoulder 1; elbow 2,no,external,bench
341d3c55-5c0f-5554-8fe2-dc38211402c9,Tempo Squat (Barbell),squat,3,shoulder 1; lower back 2; hip 2; knee 2; ankle 1; neck 1,no,external,rack
c6e98f1a-f118-51d6-b267-7352507689da,Tennis,sport,2,shoulder 2; elbow 2; wrist 1; lower back 1; hip 1; knee 2; ankle 2,no,none,
731a61da-3567-5e1c-a873-72fa2bc904e4,Terminal Knee Extension (Band),knee-extension,1,knee 1,yes,external,
ad8fd17c-dcdc-522c-9982-84c8568530ba,Thruster (Barbell),squat-press,3,shoulder 2; elbow 1; wrist 1; lower back 1; hip 2; knee 2; ankle 1,no,external,
0c1f6f98-2e0c-5f46-befe-242e9b7ba093,Thruster (Dumbbell),squat-press,3,shoulder 2; elbow 1; wrist 1; lower back 1; hip 2; knee 2; ankle 1,no,external,
621deddb-08e5-530a-ad28-fa179af0d778,Thruster (Kettlebell),squat-press,3,shoulder 2; elbow 1; wrist 1; lower back 1; hip 2; knee 2; ankle 1,no,external,
e186366f-f2c3-5683-aa2b-6555fd804316,Tibialis Raise,shin,1,ankle 1,no,bodyweight,
df0041c5-7101-5212-9d8d-cc795ec4276d,Tibialis Raise (Weighted),shin,1,ankle 1,no,external,
d4b9d379-9c5c-51be-8110-338627c944be,Tire Flip,strongman-lift,4,shoulder 1; elbow 2; wrist 1; lower back 2; hip 2; knee 2,no,external,
0060f2f1-2e22-5367-a8f3-ea9bf8a94a27,Toe Touch,core-flexion,1,lower back 1; hip 1; neck 1,no,bodyweight,
8f3ee6c5-c97e-537c-a32c-a7270cb8bee0,Toes to Bar,core-flexion,4,shoulder 2; elbow 1; wrist 1; lower back 1; hip 1,no,bodyweight,pull-up bar
43339e37-412f-5e3a-84e2-87240e5326e5,Torso Rotation (Machine),core-rotation,2,lower back 2,no,external,
9046fa48-89b2-5ffb-9ebc-62a291623aa2,Towel Pull Up,vertical-pull,4,shoulder 2; elbow 2; wrist 1,no,bodyweight,pull-up bar
7f58b94f-df6d-551e-b9fd-18bf4780ae6a,Track Running,run,2,lower back 1; hip 2; knee 2; ankle 2,no,none,
43ca734d-aa1d-5f4c-adac-a4efbe62302e,Trail Running,run,2,lower back 1; hip 2; knee 2; ankle 2,no,none,
fe29b392-67ca-5440-8fc5-9098fc8f5cf7,Trampoline,impact-cardio,2,shoulder 1; lower back 1; hip 1; knee 2; ankle 2,no,none,
242f8d5b-14eb-57ee-88d1-6d149ee7bc1c,Treadmill Sprints,run,3,lower back 1; hip 2; knee 2; ankle 2,no,none,
24357500-e86d-545c-92d3-0fbf6d18fea8,Triceps Dip,dip,3,shoulder 2; elbow 2; wrist 1,no,bodyweight,dip bars
623cf339-639e-5b16-95c0-7b9ce9a9fc79,Triceps Dip (Assisted),dip,2,shoulder 2; elbow 2; wrist 1,no,assisted,
c991ed60-67a0-5ce1-9a91-c1ffd4d7558f,Triceps Dip (Weighted),dip,4,shoulder 2; elbow 2; wrist 1,no,bodyweight+,dip bars
bb622e5f-a5b8-5fe4-9f33-ec4be8d8ce45,Triceps Extension (Band),triceps-extension,1,shoulder 1; elbow 2,no,external,
18845f5c-fdb7-5182-befb-513acd43088e,Triceps Extension (Barbell),triceps-extension,2,shoulder 1; elbow 2,no,external,
69bae683-9988-57c6-b6db-42e72a9debe4,Triceps Extension (Cable),triceps-extension,1,shoulder 1; elbow 2,no,external,
e68d508a-ee0a-5cb5-85f8-3197d65be5bb,Triceps Extension (Dumbbell),triceps-extension,2,shoulder 1; elbow 2,no,external,
a6113844-9728-573a-985d-7ec7757f74a9,Triceps Extension (EZ Bar),triceps-extension,2,shoulder 1; elbow 2,no,external,
3a18a48c-23a1-5f3e-9b23-e29245a14124,Triceps Extension (Machine),triceps-extension,1,elbow 2,no,external,
e6937ba2-c236-5eab-a189-2fca5d60e42c,Triceps Extension (Suspension),triceps-extension,3,shoulder 2; elbow 2,no,bodyweight,
d4b1eeac-cc09-554e-9806-19d74d2770fa,Triceps Kickback (Cable),triceps-extension,1,elbow 1,yes,external,
977db308-84ed-5f65-ad81-69bb419e5833,Triceps Kickback (Dumbbell),triceps-extension,1,elbow 1,yes,external,
4ab26764-1cbb-5267-b0b2-39457cccd623,Triceps Pushdown (Band),triceps-extension,1,elbow 1,no,external,
bddb130c-4da2-518b-bbfe-79498ec72ecb,Triceps Pushdown (Cable),triceps-extension,1,elbow 1,no,external,
04f79e06-a528-558f-9cc0-5f783f66a755,Triceps Pushdown - Reverse Grip (Cable),triceps-extension,1,elbow 1,no,external,
b0e3dc18-3b84-5422-8a30-f2ad88d9c98d,Triceps Pushdown - Rope (Cable),triceps-extension,1,elbow 1,no,external,
56637d1b-15a7-5088-9016-c1885890cbbb,Triceps Pushdown - Straight Bar (Cable),triceps-extension,1,elbow 1,no,external,
4e3fb6b7-4516-56e7-888b-4e0f6360830a,Triceps Pushdown - V Bar (Cable),triceps-extension,1,elbow 1,no,external,
10b6d040-9724-50f7-87f7-80a935d8d81d,Tuck Jump,jump,3,lower back 1; hip 1; knee 2; ankle 2,no,bodyweight,
69b27cc6-9044-5880-a31e-55896cf27b3f,Tuck Up,core-flexion,2,lower back 1; hip 1; neck 1,no,bodyweight,
1f118644-534c-581a-a6b5-63e00906305a,Turkish Get Up (Kettlebell),full-body,4,shoulder 2; elbow 1; wrist 2; lower back 1; hip 1; knee 2,yes,external,
d9b7e022-1305-5ff1-878e-8f55ab1e55df,Ultimate Frisbee,sport,2,shoulder 1; wrist 1; lower back 1; hip 1; knee 2; ankle 2,no,none,
5623d49c-a31c-5abe-86c7-e536ee8b044a,Upright Row (Barbell),upright-row,2,shoulder 2; elbow 1; wrist 1; neck 1,no,external,
e393f1c8-0071-5182-b02e-d4a14b5f5184,Upright Row (Cable),upright-row,2,shoulder 2; elbow 1; wrist 1; neck 1,no,external,
29ee71be-24ce-5be5-a845-78fa704d4796,Upright Row (Dumbbell),upright-row,2,shoulder 2; elbow 1; wrist 1; neck 1,no,external,
ca21f946-c9ef-5ff2-9363-19f975bf2c29,Upright Row (Kettlebell),upright-row,2,shoulder 2; elbow 1; wrist 1; neck 1,no,external,
76171b1a-877a-575b-8cdc-11c1c1aca81c,V Squat (Machine),squat,2,hip 2; knee 2; ankle 1,no,external,
1d461d67-bcc4-5ded-bef7-ccee2e3c9aca,V Up,core-flexion,2,lower back 1; hip 1; neck 1,no,bodyweight,
b7a6e627-b699-5820-ba5a-6a02795188c0,VersaClimber,climb-machine,1,shoulder 1; hip 1; knee 1,no,none,
e99ab6c2-dec5-5403-976d-3c6d627ffbfd,Vertical Leg Press (Machine),leg-press,2,lower back 1; hip 2; knee 2,no,external,
e8238857-35c9-524b-8144-6f4199b653c4,Volleyball,sport,2,shoulder 2; wrist 1; lower back 1; hip 1; knee 2; ankle 2,no,none,
c13a31d5-136a-5a11-90c8-0efbe6fd9fec,Waiter Curl (Dumbbell),curl,1,elbow 1; wrist 1,no,external,
5027572a-4ca0-5254-83cb-3f1ac79477e5,Walking,walk,1,hip 1; knee 1; ankle 1,no,none,
ef9042c0-5b6e-5f1c-aaea-afd35b758c62,Walking (Treadmill),walk,1,hip 1; knee 1; ankle 1,no,none,
07eff338-3a2b-5682-866c-83e7791d4d45,Walking Lunge,lunge,2,hip 2; knee 2; ankle 1,yes,bodyweight,
7e591f8c-e8b1-5963-95f7-92489c45feaa,Walking Lunge (Barbell),lunge,4,shoulder 1; lower back 1; hip 2; knee 2; ankle 1,yes,external,rack
fc73b8d2-32a6-5060-9ebe-ca2e1472c046,Walking Lunge (Dumbbell),lunge,2,hip 2; knee 2; ankle 1,yes,external,
1cf649f4-1ad4-527f-ace5-ab1223e51783,Wall Ball,squat-press,3,shoulder 2; elbow 1; wrist 1; lower back 1; hip 2; knee 2; ankle 1,no,external,
2042f3ab-a1ec-5d3b-8568-d1c4dcca1557,Wall Sit,squat-hold,1,knee 2,no,bodyweight,household
93240e90-e4b9-56eb-aa5a-7786fa510bd0,Wall Walk,vertical-push,4,shoulder 2; elbow 1; wrist 2; neck 2,no,bodyweight,household
814e954c-c466-5272-855b-80277832d253,Warm Up,mobility,1,,no,none,
cdb61fc3-010d-5c91-b8c7-caadfaffb886,Water Aerobics,water,1,hip 1,no,none,water
fb4f0c77-9d01-5451-a019-b6a8d8832c5f,Wide Pull Up,vertical-pull,3,shoulder 2; elbow 2; wrist 1,no,bodyweight,pull-up bar
bbabc503-6663-5a31-a6a9-ff51e38a53e7,Windmill (Kettlebell),core-lateral,4,shoulder 2; wrist 1; lower back 2; hip 1,yes,external,
6832a65c-b1aa-5413-902e-aaaa77d6f8b1,Windshield Wipers,core-rotation,4,shoulder 1; lower back 2; hip 1,no,bodyweight,
174f1e94-881a-5d91-a72c-fb758a22227d,Woodchop (Cable),core-rotation,2,shoulder 1; lower back 1,yes,external,
db33d17d-66d1-54c3-ae99-8904244577eb,Wrestling,combat,2,shoulder 2; elbow 1; wrist 2; lower back 1; hip 1; knee 2; ankle 1; neck 2,no,none,
fb6f51ea-9164-5e64-9bf3-731c3827a36d,Wrist Curl (Barbell),forearm,1,elbow 1; wrist 2,no,external,
c8d2223e-8b23-5444-887d-581c1e597b0e,Wrist Curl (Cable),forearm,1,elbow 1; wrist 2,no,external,
6c598bb9-9519-592d-bc0c-ef387a4c53ac,Wrist Roller,forearm,1,elbow 1; wrist 2,no,external,
48513bbe-24ce-5278-aeae-d3b7f00dbd22,Y Raise (Cable),rear-delt,1,shoulder 1,no,external,
73f0ca40-a049-5ad9-a0bb-11698b253a8e,Y Raise (Dumbbell),rear-delt,1,shoulder 1,no,external,
e82dbdfc-f290-5f58-b51f-da9659b37f24,Yoga,mobility,1,shoulder 1; wrist 1; hip 1,no,none,
6a0d07bf-1f0e-5f13-8a93-9101e17cd35e,Yoke Walk,carry,4,shoulder 1; lower back 2; hip 1; knee 1; ankle 1; neck 2,no,external,
8b41d936-c9ab-5acd-81f6-652f5de1344d,Z Press (Barbell),vertical-push,3,shoulder 2; elbow 1; wrist 1; lower back 1; neck 1,no,external,
e99b05b6-ee4e-5283-a863-ecbbfa1a7a8e,Z Press (Dumbbell),vertical-push,3,shoulder 2; elbow 1; wrist 1; lower back 1; neck 1,no,external,
e61046c9-b078-5672-b392-661777fec27d,Zercher Deadlift (Barbell),hinge,4,elbow 2; lower back 2; hip 2; knee 1,no,external,
819e4f2f-7315-5ed6-a3c1-d813e5c75e4d,Zercher Squat (Barbell),squat,4,elbow 2; lower back 2; hip 2; knee 2; ankle 1,no,external,
241e1126-a181-529c-b7fa-84e2f0602246,Zottman Curl (Dumbbell),curl,1,elbow 2; wrist 1,no,external,
c01af560-9bb4-542d-8b0c-09dc15314709,Zumba,impact-cardio,1,shoulder 1; lower back 1; hip 1; knee 2; ankle 2,no,none,
$csv$, E'\n'), E'\n') as line cross join string_to_array(line, ',') as c
  left join public.exercises n on n.owner_id is null and lower(n.name) = lower(c[2])
) t
where e.id = t.id and e.owner_id is null
  and (e.pattern, e.skill, e.joint_loads, e.is_unilateral, e.load_kind, e.needs)
    is distinct from (t.pattern, t.skill, t.joint_loads, t.is_unilateral, t.load_kind, t.needs);

-- Muscles that an admin has changed stay as they are.
-- id,name,primary_muscles before,secondary_muscles before,primary_muscles,secondary_muscles
update public.exercises e set primary_muscles = t.primary_muscles, secondary_muscles = t.secondary_muscles
from (
  select coalesce(n.id, c[1]::uuid) as id, string_to_array(c[3], '; ') as primary_before, string_to_array(c[4], '; ') as secondary_before,
    string_to_array(c[5], '; ') as primary_muscles, string_to_array(c[6], '; ') as secondary_muscles
  from string_to_table(btrim($csv$
313250ef-1d15-534a-af54-373cbdedbcc3,Anderson Squat (Barbell),quadriceps,glutes,quadriceps,glutes; lower back
4fcc810f-811a-5689-8fee-ac1121df55ac,Atlas Stone Load,full body,glutes; lower back; upper back,full body,glutes; lower back; upper back; hamstrings
d9bcfeb9-0aab-5b6c-a9ec-ee09e1fb2f83,Back Squat (Barbell),quadriceps,glutes; hamstrings; lower back,quadriceps,glutes; adductors; lower back
f45ed632-1248-5019-aa3f-4cceb00608df,Ball Slam (Medicine Ball),full body,lats; abs,full body,lats; abs; shoulders
544e9f43-90ca-59fd-b13e-572e037569b8,Bear Crawl,full body,shoulders; abs,full body,shoulders; abs; quadriceps
9cac1e7b-1864-5d75-aaa1-81921d9e0184,Bent Over Row (Band),upper back,lats; biceps,upper back,lats; biceps; lower back
f20b56e5-1159-566d-9ea5-5c3f90cfb416,Bent Over Row (Dumbbell),upper back,lats; biceps,upper back,lats; biceps; lower back
435c33db-5cff-5285-8bef-dcc38c3a4e67,Bent Over Row (Smith Machine),upper back,lats; biceps,upper back,lats; biceps; lower back
d6b80c47-749b-570a-94bb-f4ff1091d2ef,Bent Over Row - Underhand (Barbell),lats,upper back; biceps,lats,upper back; biceps; lower back
f4d6c84f-eb58-56f9-b3c3-ee195a8688cf,Box Squat (Barbell),quadriceps,glutes; hamstrings,quadriceps,glutes; adductors; lower back
a50c726e-02ca-53f7-91e8-d8d69036d7b9,Burpee,full body,chest; quadriceps,full body,chest; quadriceps; shoulders; triceps
14e0003d-146f-5ff6-8bfd-ac0f44c159f9,Burpee Box Jump Over,full body,quadriceps; chest,full body,quadriceps; chest; shoulders; triceps
cba421c0-6cdb-5c4b-814e-194fe7111bd0,Burpee Broad Jump,full body,quadriceps; chest,full body,quadriceps; chest; shoulders; triceps
b6f3db25-d34d-5d76-b5e8-221f11720888,Burpee over the Bar,full body,chest; quadriceps,full body,chest; quadriceps; shoulders; triceps
96203951-3898-5b68-88a6-30d68601e14b,Burpee Pull Up,full body,lats; quadriceps,full body,lats; quadriceps; shoulders; triceps
014c419d-0f04-55ea-9041-03b23ee781dd,Clean (Barbell),full body,quadriceps; glutes; traps,full body,quadriceps; glutes; traps; lower back
72d02eee-b474-593e-b90a-19bad7becebd,Clean (Dumbbell),full body,glutes; traps; shoulders,full body,glutes; traps; shoulders; lower back
f52fd5a3-0f1e-58da-969e-82ea78cf02dc,Clean (Kettlebell),full body,glutes; forearms; shoulders,full body,glutes; forearms; shoulders; lower back
5d3846f0-ec86-5308-910c-19d9f7f3dc86,Clean (Sandbag),full body,glutes; upper back,full body,glutes; upper back; lower back
92090a0d-9217-54fc-8e13-ee9c3db6828c,Clean and Jerk (Barbell),full body,quadriceps; shoulders; traps,full body,quadriceps; shoulders; traps; lower back
f9b93cfd-e1ae-5064-aa0c-07846d32e6ad,Clean and Press (Barbell),full body,shoulders; traps; glutes,full body,shoulders; traps; glutes; lower back
952645d3-622d-5abf-91c1-b75c9d804243,Clean and Press (Dumbbell),full body,shoulders; traps; glutes,full body,shoulders; traps; glutes; lower back
bb5841fb-d191-5715-821c-14ec7008545a,Clean and Press (Kettlebell),full body,shoulders; traps; glutes,full body,shoulders; traps; glutes; lower back
87c1a91d-a466-59fe-8e40-f535c1b6aa87,Clean Pull (Barbell),traps,glutes; quadriceps; hamstrings,traps,glutes; quadriceps; hamstrings; lower back
f7195d34-4894-588e-951e-fafb1a124f1b,Cluster (Barbell),full body,quadriceps; shoulders,full body,quadriceps; shoulders; lower back
fc5e92e9-54b7-5e85-81b8-73db7cf0b77e,Commando Pull Up,lats,biceps; obliques,lats,biceps; obliques; upper back
0bf4a662-79ee-5c46-b0e1-e8fb1e69256f,Cossack Squat,adductors,quadriceps; glutes,quadriceps,adductors; glutes
cc141296-0ea1-5630-9907-22113e999858,Cyclist Squat (Barbell),quadriceps,glutes,quadriceps,glutes; lower back
6d183770-3349-5a56-a0b4-4982f9ac7bb0,Deadlift (Trap Bar),glutes,quadriceps; hamstrings; traps,glutes,quadriceps; hamstrings; traps; lower back
a395e5cb-44e6-5967-9c27-acb5b53c69aa,Deadlift High Pull (Barbell),full body,traps; glutes; shoulders,full body,traps; glutes; shoulders; lower back
380a94b8-585a-5749-926e-7c8bbfe142f1,Devil Press (Dumbbell),full body,shoulders; glutes,full body,shoulders; glutes; lower back
07615ab9-9b60-5b4b-ad17-09afece36008,Front Squat (Barbell),quadriceps,glutes; abs; upper back,quadriceps,glutes; abs; upper back; lower back
532662fb-6798-5841-b679-dc32eaca6207,Gorilla Row (Kettlebell),upper back,lats; biceps,upper back,lats; biceps; lower back
ec56fe6b-6c78-5b45-b9f6-15448592e373,Hack Squat (Barbell),quadriceps,glutes; hamstrings,quadriceps,glutes; adductors; lower back
d70cda42-1bf7-51b0-b622-6add737788b3,Hang Clean (Barbell),full body,traps; glutes; quadriceps,full body,traps; glutes; quadriceps; lower back
aad0b13e-69b5-537d-b1ab-6cfaf03749bb,Hang Power Clean (Barbell),full body,traps; glutes; quadriceps,full body,traps; glutes; quadriceps; lower back
30ed7759-8a38-5b55-8bc9-553aee17d30a,Hang Power Snatch (Barbell),full body,shoulders; traps; glutes,full body,shoulders; traps; glutes; lower back
8ccbccdc-0cc5-572e-9040-676e12f7fbc4,Hang Snatch (Barbell),full body,shoulders; traps; glutes,full body,shoulders; traps; glutes; lower back
c50588b0-114d-5186-9990-69fa38e13de8,High Pull (Barbell),traps,shoulders; glutes,traps,shoulders; glutes; lower back
c7590e0e-5b09-55c7-b5dc-a336dd06d663,High Pull (Kettlebell),traps,shoulders; glutes,traps,shoulders; glutes; lower back
5dd51e77-dccf-5a6e-8a1b-991db9930cbb,Inchworm,full body,abs; hamstrings,full body,abs; hamstrings; shoulders
693c6b43-f242-5d93-9bd0-67656a9245b3,Jefferson Deadlift (Barbell),glutes,quadriceps; adductors,glutes,quadriceps; adductors; lower back
23bd92bc-21a5-5960-826c-74cf92640e83,Jump Squat (Barbell),quadriceps,glutes; calves,quadriceps,glutes; calves; lower back
c6080ad3-9e52-582c-9681-d288a2a1276b,Kettlebell Swing - American,glutes,hamstrings; shoulders,glutes,hamstrings; shoulders; lower back
f79f44d7-57da-5418-9085-50ba288b6bd0,Kipping Pull Up,lats,biceps; abs,lats,biceps; abs; upper back
7246a2a6-1831-57f8-bf2a-f70995559cd5,Kneeling Pulldown (Band),lats,biceps,lats,biceps; upper back
6244fbc0-ce01-5d5f-86e0-b1bc3cc29904,Kroc Row (Dumbbell),lats,upper back; forearms,lats,upper back; forearms; biceps
1f64b132-3862-5974-8765-f937a5776e93,L-Sit Chin Up,lats,abs; biceps,lats,abs; biceps; upper back
9195fb7b-0540-56ae-947b-387f22bedd25,L-Sit Pull Up,lats,abs; biceps,lats,abs; biceps; upper back
e5435f7b-0229-5cc5-b4b9-0d6d4b8958d2,Landmine Row (Barbell),upper back,lats; biceps,upper back,lats; biceps; lower back
5a60b88a-f2c8-5ec9-8c49-aebe57aa3d26,Landmine Squat and Press (Barbell),full body,quadriceps; shoulders,full body,quadriceps; shoulders; glutes
4cec81d1-5f51-5804-b00e-6fa9c7a79789,Lateral Lunge,adductors,glutes; quadriceps,quadriceps,adductors; glutes
3a00ac8a-90ed-58fa-852c-20c505175ac0,Lateral Lunge (Dumbbell),adductors,glutes; quadriceps,quadriceps,adductors; glutes
1a9bc65b-a3b9-5a2f-82ca-1640227908b4,Lateral Squat,adductors,quadriceps; glutes,quadriceps,adductors; glutes
16131722-1179-5ddb-a6ae-902220c75d86,Leg Press (Machine),quadriceps,glutes; hamstrings,quadriceps,glutes; adductors
46114513-cec8-51c8-8b42-222903d1863b,Low Bar Squat (Barbell),quadriceps,glutes; hamstrings; lower back,quadriceps,glutes; adductors; lower back
88ea6393-7e37-5fab-99cc-d46b4f7d5ab3,Man Maker (Dumbbell),full body,chest; shoulders; quadriceps,full body,chest; shoulders; quadriceps; lower back
950f007f-727d-56cf-859f-23c8b1b1d507,Meadows Row (Barbell),lats,upper back; biceps,lats,upper back; biceps; lower back
461ed2f1-5279-5184-97eb-4075f01bcf28,Muscle Snatch (Barbell),shoulders,traps; glutes,shoulders,traps; glutes; lower back
514b27b9-07ab-5c08-87f0-bbdb3d50e480,Muscle Up,lats,chest; triceps,lats,chest; triceps; shoulders; biceps
a7871f2e-9005-5b15-8eb2-12b1f8db6b70,One Arm Push Up,chest,triceps; abs,chest,triceps; abs; shoulders
0e1b4fb3-28a8-5da9-a7fa-224185fc6544,Overhead Squat (Barbell),quadriceps,shoulders; glutes,quadriceps,shoulders; glutes; lower back
2065afea-5326-539d-86c9-4007e346df67,Pause Squat (Barbell),quadriceps,glutes; hamstrings,quadriceps,glutes; adductors; lower back
ccd265c3-6dde-5ac8-9b3a-db792090bc4c,Power Clean (Barbell),full body,traps; glutes; quadriceps,full body,traps; glutes; quadriceps; lower back
1d7e6016-99ac-5316-9d9b-916c16a79c71,Power Snatch (Barbell),full body,shoulders; traps; glutes,full body,shoulders; traps; glutes; lower back
7ee4daf1-8ac3-5dbf-a0e0-201138fb4272,Push Up (Stability Ball),chest,triceps; abs,chest,triceps; abs; shoulders
b4e5a061-6adc-5490-a201-311d1f489291,Push Up (Suspension),chest,triceps; abs,chest,triceps; abs; shoulders
f6073055-e9dc-5609-b9d1-34ac8d8b81c5,Rear Delt Row (Dumbbell),shoulders,upper back; biceps,shoulders,upper back; biceps; lower back
4d791b52-3901-533b-bf7e-6d099aca48db,Renegade Row (Dumbbell),upper back,abs; lats,upper back,abs; lats; biceps
471244bf-7b7e-5c62-a87a-174beddd6474,Reverse Hack Squat (Machine),glutes,quadriceps; hamstrings,glutes,quadriceps; adductors
d98525ad-69b1-5fc2-a391-ace3fb678fd5,Ring Muscle Up,lats,chest; triceps,lats,chest; triceps; shoulders; biceps
a622a7aa-d4ab-57a3-bfad-9960db71ffd8,Safety Bar Squat,quadriceps,glutes; upper back,quadriceps,glutes; upper back; lower back
65d20c46-d91c-5b84-b60f-2cee6a2bfcda,Sandbag Carry,full body,abs; upper back,full body,abs; upper back; lower back
091f90de-4292-5710-b303-ed50867a272d,Sandbag over Shoulder,full body,glutes; upper back,full body,glutes; upper back; lower back
63f25140-f960-5bb5-a631-3e4bcb957a8d,Seated Leg Press (Machine),quadriceps,glutes; hamstrings,quadriceps,glutes; adductors
a0e6ed40-404d-5205-a856-c8e1d88234d3,Single Arm Chest Press (Cable),chest,triceps; obliques,chest,triceps; obliques; shoulders
e58aacf1-a53b-5543-923e-1ac9788b6fb2,Single Arm Kettlebell Swing,glutes,hamstrings; shoulders; forearms,glutes,hamstrings; shoulders; forearms; lower back
e4314665-498f-5396-b933-87470384685e,Single Arm Lat Pulldown (Cable),lats,biceps,lats,biceps; upper back
d7b40d4b-9251-5467-a006-f1eeca5ff6e4,Single Leg Press (Machine),quadriceps,glutes; hamstrings,quadriceps,glutes; adductors
770ae0ae-fd70-596a-b03c-01a9b80067f2,Single Leg Romanian Deadlift (Barbell),hamstrings,glutes,hamstrings,glutes; lower back
5987e25e-daed-51e2-8f0a-d2f650d334b2,Single Leg Romanian Deadlift (Dumbbell),hamstrings,glutes,hamstrings,glutes; lower back
171ca06b-737d-5c1a-9e48-e8f3f87b0914,Single Leg Romanian Deadlift (Kettlebell),hamstrings,glutes,hamstrings,glutes; lower back
425d1414-4792-5e18-8cf0-3db72f06fb62,Sledgehammer Swing,full body,obliques; lats,full body,obliques; lats; shoulders
b213f63e-d59c-5c7b-82f5-90978da94540,Snatch (Barbell),full body,quadriceps; shoulders; traps,full body,quadriceps; shoulders; traps; lower back
8ba281a3-5015-58c8-b0a1-dfaa045425b2,Snatch (Dumbbell),full body,shoulders; glutes,full body,shoulders; glutes; lower back
df3d00a3-dcac-5ed2-af70-e86849bb1e8a,Snatch (Kettlebell),full body,shoulders; glutes; forearms,full body,shoulders; glutes; forearms; lower back
bf9f0e1e-e6d6-538e-a552-363ee0eb5832,Snatch Pull (Barbell),traps,glutes; hamstrings; upper back,traps,glutes; hamstrings; upper back; lower back
695af51d-0b9c-5344-8c03-73fee6075a39,Spiderman Push Up,chest,obliques; triceps,chest,obliques; triceps; shoulders
2f89f483-32ee-54e1-927a-638577c71e8c,Squat (Dumbbell),quadriceps,glutes; hamstrings,quadriceps,glutes; adductors
fd4bea8f-e70d-5fb2-8088-b553e4848857,Squat (Machine),quadriceps,glutes; hamstrings,quadriceps,glutes; adductors
c555c96e-c2b8-5373-93ac-94af603f35e9,Squat (Smith Machine),quadriceps,glutes; hamstrings,quadriceps,glutes; adductors
8ece0bbf-120b-527b-b119-3686d117889c,Squeeze Press (Dumbbell),chest,triceps,chest,triceps; shoulders
01568192-d9ad-5791-9d70-a4fd215ae8cd,Sumo Deadlift (Kettlebell),glutes,adductors; hamstrings,glutes,adductors; hamstrings; lower back
71f7e928-4822-5d8a-8801-3ae021fc82ad,Sumo Deadlift High Pull (Barbell),full body,traps; glutes; shoulders,full body,traps; glutes; shoulders; lower back
d86c606a-d354-5987-94a2-b96b08ac8bd9,Sumo Squat,adductors,glutes; quadriceps,quadriceps,adductors; glutes
b9fef02b-a549-5e31-b1e3-4efb76ad5d79,Sumo Squat (Barbell),adductors,glutes; quadriceps,quadriceps,adductors; glutes; lower back
5399d981-109b-5f8b-86b0-27489a8ea43b,Sumo Squat (Dumbbell),adductors,glutes; quadriceps,quadriceps,adductors; glutes
a2de800c-a148-57e8-921a-d36e51a53b0d,Sumo Squat (Kettlebell),adductors,glutes; quadriceps,quadriceps,adductors; glutes
341d3c55-5c0f-5554-8fe2-dc38211402c9,Tempo Squat (Barbell),quadriceps,glutes; hamstrings,quadriceps,glutes; adductors; lower back
ad8fd17c-dcdc-522c-9982-84c8568530ba,Thruster (Barbell),full body,quadriceps; shoulders; triceps,full body,quadriceps; shoulders; triceps; glutes
0c1f6f98-2e0c-5f46-befe-242e9b7ba093,Thruster (Dumbbell),full body,quadriceps; shoulders; triceps,full body,quadriceps; shoulders; triceps; glutes
621deddb-08e5-530a-ad28-fa179af0d778,Thruster (Kettlebell),full body,quadriceps; shoulders; triceps,full body,quadriceps; shoulders; triceps; glutes
e186366f-f2c3-5683-aa2b-6555fd804316,Tibialis Raise,calves,,shins,
df0041c5-7101-5212-9d8d-cc795ec4276d,Tibialis Raise (Weighted),calves,,shins,
d4b9d379-9c5c-51be-8110-338627c944be,Tire Flip,full body,glutes; quadriceps; upper back,full body,glutes; quadriceps; upper back; lower back; hamstrings
9046fa48-89b2-5ffb-9ebc-62a291623aa2,Towel Pull Up,lats,forearms; biceps,lats,forearms; biceps; upper back
e99ab6c2-dec5-5403-976d-3c6d627ffbfd,Vertical Leg Press (Machine),quadriceps,glutes; hamstrings,quadriceps,glutes; adductors
1cf649f4-1ad4-527f-ace5-ab1223e51783,Wall Ball,full body,quadriceps; shoulders,full body,quadriceps; shoulders; glutes
93240e90-e4b9-56eb-aa5a-7786fa510bd0,Wall Walk,shoulders,chest; abs,shoulders,chest; abs; triceps
6a0d07bf-1f0e-5f13-8a93-9101e17cd35e,Yoke Walk,full body,quadriceps; traps; abs,full body,quadriceps; traps; abs; lower back
e61046c9-b078-5672-b392-661777fec27d,Zercher Deadlift (Barbell),glutes,quadriceps; upper back,glutes,quadriceps; upper back; lower back
819e4f2f-7315-5ed6-a3c1-d813e5c75e4d,Zercher Squat (Barbell),quadriceps,glutes; abs,quadriceps,glutes; abs; lower back
$csv$, E'\n'), E'\n') as line cross join string_to_array(line, ',') as c
  left join public.exercises n on n.owner_id is null and lower(n.name) = lower(c[2])
) t
where e.id = t.id and e.owner_id is null
  and (e.primary_muscles, e.secondary_muscles) = (t.primary_before, t.secondary_before);

alter table public.exercises force row level security;
